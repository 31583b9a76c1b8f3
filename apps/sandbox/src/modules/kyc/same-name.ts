import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { verifiedName } from "./kyc-case.ts";

/** Banks write names in capitals, without accents, and the family name first or last. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort()
    .join(" ");

/** "The holder's name must be the verified one (90001)." */
export function checkOwnName(world: World, user: User, holder: string): void {
  if (plain(holder) !== plain(verifiedName(world, user)))
    throw refuse(
      "accountVerificationFailed",
      { en: "The holder's name isn't the verified one.", "zh-CN": "持有人姓名与认证姓名不一致。" },
      { data: { attemptsLeft: null } },
    );
}
