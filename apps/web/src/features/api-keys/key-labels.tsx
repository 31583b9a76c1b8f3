import { ApiKeyAddressScope, ApiKeyPermission } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import type { Key } from "./use-keys.ts";

/** A new permission must get a label to compile. */
export const permissionLabels: Record<ApiKeyPermission, PlainMessageId> = {
  [ApiKeyPermission.readOnly]: "apiKeys.read",
  [ApiKeyPermission.withdraw]: "apiKeys.withdraw",
  [ApiKeyPermission.trade]: "apiKeys.trade",
};

/** "Read only, Withdraw". */
export function Permissions({ of }: { of: readonly ApiKeyPermission[] }) {
  const intl = useIntl();
  const names = of.map((permission) => intl.formatMessage({ id: permissionLabels[permission] }));
  return intl.formatList(names, { type: "conjunction", style: "narrow" });
}

/** The allowed addresses; nothing for a key without withdrawals. */
export function AddressScope({ scope, count }: { scope: ApiKeyAddressScope | null; count: number }) {
  if (scope === null) return null;
  return scope === ApiKeyAddressScope.all ? (
    <FormattedMessage id="apiKeys.toAll" />
  ) : (
    <FormattedMessage id="apiKeys.toChosen" values={{ count }} />
  );
}

/** The allowed IPs. */
export function Places({ count }: { count: number }) {
  return count === 0 ? (
    <FormattedMessage id="apiKeys.anywhere" />
  ) : (
    <FormattedMessage id="apiKeys.places" values={{ count }} />
  );
}

export const placesOf = ({ boundIps }: Pick<Key, "boundIps">): string[] => boundIps?.split(", ") ?? [];
