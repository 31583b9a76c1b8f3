import { ApiKeyAddressScope, ApiKeyPermission } from "@coffer/sdk";
import { type MessageId, Text, useLocale, useText } from "../../platform/intl/text.tsx";
import type { Key } from "./use-keys.ts";

/** A new permission doesn't compile until it has its words. */
export const permissionLabels: Record<ApiKeyPermission, MessageId> = {
  [ApiKeyPermission.readOnly]: "apiKeys.read",
  [ApiKeyPermission.withdraw]: "apiKeys.withdraw",
  [ApiKeyPermission.trade]: "apiKeys.trade",
};

/** "Read only, Withdraw". */
export function Permissions({ of }: { of: readonly ApiKeyPermission[] }) {
  const text = useText();
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction", style: "narrow" });
  return list.format(of.map((permission) => text(permissionLabels[permission])));
}

/** Where it may withdraw to; nothing for a key that doesn't. */
export function AddressScope({ scope, count }: { scope: ApiKeyAddressScope | null; count: number }) {
  if (scope === null) return null;
  return scope === ApiKeyAddressScope.all ? (
    <Text id="apiKeys.toAll" />
  ) : (
    <Text id="apiKeys.toChosen" values={{ count }} />
  );
}

/** From where it works. */
export function Places({ count }: { count: number }) {
  return count === 0 ? <Text id="apiKeys.anywhere" /> : <Text id="apiKeys.places" values={{ count }} />;
}

export const placesOf = ({ boundIps }: Pick<Key, "boundIps">): string[] => boundIps?.split(", ") ?? [];
