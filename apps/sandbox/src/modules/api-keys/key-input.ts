import { ApiKeyAddressScope, ApiKeyPermission, KycStatus, type WireInput } from "@coffer/sdk/contract";
import { API_KEY, boundIps } from "@coffer/sdk/rules";
import { invalid, refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { savedAddressOf } from "../address-book/exports.ts";
import type { User } from "../auth/user/exports.ts";
import type { ApiKey } from "./api-key.ts";

type Input = Omit<WireInput<"createApiKey">, "verification">;
/** The owner's settings of a key. */
export type KeySettings = Pick<ApiKey, "remark" | "permissions" | "addressScope" | "addressIds" | "boundIps">;

/**
 * @throws 60013 and 90002 if the user may not have such a key, 400 naming the field, 60003 for an address that isn't
 * saved
 */
export function readKeyInput(world: World, user: User, input: Input): KeySettings {
  const { permissions } = input;
  const needsIdentity = permissions.some((permission) => permission !== ApiKeyPermission.readOnly);
  if (needsIdentity && user.kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  checkHasFundPin(user);
  const remark = input.remark.trim();
  if (remark === "") throw invalid("remark", "minLength", "Say what the key is for.");
  return { remark, permissions, ...readAddresses(world, user, input), boundIps: readBoundIps(input.boundIps) };
}

export function checkHasFundPin({ fundPassword }: User): void {
  if (fundPassword === null) throw refuse("fundPinNotSet");
}

function readAddresses(world: World, user: User, { permissions, addressScope, addressIds }: Input) {
  const withdraws = permissions.includes(ApiKeyPermission.withdraw);
  if (!withdraws && addressScope !== undefined)
    throw invalid("addressScope", "unknown", "Only a key that may withdraw has one.");
  if (withdraws && addressScope === undefined)
    throw invalid("addressScope", "required", "Say which addresses it may withdraw to.");
  const isCustom = addressScope === ApiKeyAddressScope.custom;
  if (!isCustom && addressIds !== undefined)
    throw invalid("addressIds", "unknown", "Only a key with chosen addresses has them.");
  if (isCustom && addressIds === undefined) throw invalid("addressIds", "required", "Choose the addresses.");
  for (const id of addressIds ?? []) savedAddressOf(world, user.uid, id);
  return { addressScope: addressScope ?? null, addressIds: addressIds ?? [] };
}

function readBoundIps(given: string | undefined): string | null {
  if (given === undefined) return null;
  const issue = boundIps.safeParse(given).error?.issues[0];
  const { rule, limit }: { rule?: unknown; limit?: unknown } = issue?.code === "custom" ? (issue.params ?? {}) : {};
  if (rule === "ipsTooMany") throw invalid("boundIps", rule, `At most ${API_KEY.ipsMax} addresses or ranges.`);
  if (rule === "ipTooWide") throw invalid("boundIps", rule, `${String(limit)} is too wide a range to bind a key.`);
  if (issue) throw invalid("boundIps", "ipFormat", `${String(limit)} is no IP address and no range.`);
  return given
    .split(",")
    .map((entry) => entry.trim())
    .join(", ");
}
