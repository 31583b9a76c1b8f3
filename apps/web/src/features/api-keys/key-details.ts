import { ApiKeyAddressScope, ApiKeyPermission, type CreateApiKeyInput } from "@coffer/sdk";
import { API_KEY, boundIps } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import type { Key } from "./use-keys.ts";

/** A key's settings in the form. */
export type KeyDetails = {
  remark: string;
  /** Permission numbers as checkbox values. */
  permissions: string[];
  scope: "all" | "custom";
  /** Ids of saved addresses. */
  addressIds: string[];
  /** Addresses and ranges, separated by lines or commas. */
  ips: string;
};

export const noKey: KeyDetails = { remark: "", permissions: ["0"], scope: "custom", addressIds: [], ips: "" };

export const detailsOf = (key: Key): KeyDetails => ({
  remark: key.remark,
  permissions: key.permissions.map(String),
  scope: key.addressScope === ApiKeyAddressScope.all ? "all" : "custom",
  addressIds: [...key.addressIds],
  ips: (key.boundIps ?? "").split(", ").join("\n"),
});

const remarkLength = 40; // The contract's limit.

export const detailsRule: z.ZodMiniType<KeyDetails, KeyDetails> = z
  .object({
    remark: z.string().check(z.trim(), z.minLength(1), z.maxLength(remarkLength)),
    permissions: z.array(z.string()),
    scope: z.enum(["all", "custom"]),
    addressIds: z.array(z.string()),
    ips: z.string(),
  })
  .check(
    z.superRefine((details, context) => {
      for (const [field, params] of Object.entries(faultsOf(details))) {
        if (params) context.addIssue({ code: "custom", path: [field], params });
      }
    }),
  );

export const withdraws = ({ permissions }: Pick<KeyDetails, "permissions">) =>
  permissions.includes(String(ApiKeyPermission.withdraw));

/** Whether the addresses are selected individually. */
export const choosesAddresses = (details: KeyDetails) => withdraws(details) && details.scope === "custom";

export const ipsOf = ({ ips }: Pick<KeyDetails, "ips">): string[] =>
  ips.split(/[\s,]+/).filter((entry) => entry !== "");

function faultsOf(details: KeyDetails): Partial<Record<keyof KeyDetails, TextParams | undefined>> {
  return {
    permissions: details.permissions.length === 0 ? { text: "apiKeys.permissionsMissing" } : undefined,
    addressIds:
      choosesAddresses(details) && details.addressIds.length === 0 ? { text: "apiKeys.addressesMissing" } : undefined,
    ips: ipsFault(ipsOf(details)),
  };
}

function ipsFault(entries: readonly string[]): TextParams | undefined {
  const twice = entries.find((entry, index) => entries.indexOf(entry) !== index);
  if (twice !== undefined) return { text: "apiKeys.ipTwice", values: { entry: twice } };
  const issue = boundIps.safeParse(entries.join(", ")).error?.issues[0];
  const { rule, limit }: { rule?: unknown; limit?: unknown } = issue?.code === "custom" ? (issue.params ?? {}) : {};
  if (rule === "ipFormat") return { text: "apiKeys.ipOdd", values: { entry: String(limit) } };
  if (rule === "ipTooWide") return { text: "apiKeys.ipTooWide", values: { entry: String(limit) } };
  return issue && { text: "apiKeys.ipsTooMany", values: { most: API_KEY.ipsMax } };
}

/** Returns the calls' input; unused settings are omitted. */
export function keyInput(details: KeyDetails): Omit<CreateApiKeyInput, "verification"> {
  const ips = ipsOf(details);
  const custom = choosesAddresses(details);
  const { all, custom: chosen } = ApiKeyAddressScope;
  return {
    remark: details.remark.trim(),
    permissions: details.permissions.map(Number) as ApiKeyPermission[],
    ...(withdraws(details) && { addressScope: custom ? chosen : all }),
    ...(custom && { addressIds: details.addressIds }),
    ...(ips.length > 0 && { boundIps: ips.join(", ") }),
  };
}

/** Returns whether a key matches the intended settings. */
export function isAsMeant(key: Key, details: KeyDetails): boolean {
  const { remark, permissions, addressScope = null, addressIds = [], boundIps: bound = null } = keyInput(details);
  const of = (values: readonly unknown[]) => [...values].sort().join();
  return (
    key.remark === remark &&
    of(key.permissions) === of(permissions) &&
    key.addressScope === addressScope &&
    of(key.addressIds) === of(addressIds) &&
    key.boundIps === bound
  );
}
