import type { Result } from "@coffer/sdk/contract";
import { userAccount } from "../../../ledger/account.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { coins } from "../coins/exports.ts";

/** Two of three shares sign. */
const THRESHOLD = 2;

/** The key's shares are made when the cloud wallet is first used; no call makes the backup yet, so it stays missing. */
export function mpcInfo(world: World, user: User): Result<"getUserMpcInfo"> {
  const firsts = world
    .table(coins)
    .all()
    .flatMap(({ coin }) => world.ledger.entriesOf(userAccount(user.uid, "cloud", coin)).slice(0, 1));
  const madeAt = firsts.length === 0 ? null : isoOf(Math.min(...firsts.map(({ at }) => at)));
  const kept = (holder: "platform" | "device") =>
    ({ holder, status: madeAt === null ? "missing" : "active", updatedAt: madeAt }) as const;
  return {
    enabled: madeAt !== null,
    threshold: madeAt === null ? 0 : THRESHOLD,
    keyShares: [kept("platform"), kept("device"), { holder: "backup", status: "missing", updatedAt: null }],
  };
}
