import { ApiKeyAddressScope, ApiKeyPermission } from "@coffer/sdk";
import { type MessageId, Text, useLocale, useText } from "../../../lib/text.tsx";
import type { Key } from "./use-keys.ts";

/** A new permission doesn't compile until it has its words. */
export const permissionWords: Record<ApiKeyPermission, MessageId> = {
  [ApiKeyPermission.readOnly]: "keys.read",
  [ApiKeyPermission.withdraw]: "keys.withdraw",
  [ApiKeyPermission.trade]: "keys.trade",
};

/** "Read only, Withdraw". */
export function Permissions({ of }: { of: readonly ApiKeyPermission[] }) {
  const text = useText();
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction", style: "narrow" });
  return list.format(of.map((permission) => text(permissionWords[permission])));
}

/** Where it may withdraw to; nothing for a key that doesn't. */
export function AddressScope({ scope, count }: { scope: ApiKeyAddressScope | null; count: number }) {
  if (scope === null) return null;
  return scope === ApiKeyAddressScope.all ? <Text id="keys.toAll" /> : <Text id="keys.toChosen" values={{ count }} />;
}

/** From where it works. */
export function Places({ count }: { count: number }) {
  return count === 0 ? <Text id="keys.anywhere" /> : <Text id="keys.places" values={{ count }} />;
}

export const placesOf = ({ boundIps }: Pick<Key, "boundIps">): string[] => boundIps?.split(", ") ?? [];
