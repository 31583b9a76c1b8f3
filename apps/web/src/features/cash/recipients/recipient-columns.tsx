import type { Beneficiary } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { channelNames } from "../account/channel-names.ts";
import { AccountText, accountOf } from "../form/account-text.tsx";

export function useRecipientColumns(): Column<Beneficiary>[] {
  const intl = useIntl();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "cash.recipient" }),
      cell: ({ fields: { friendlyName, accountHolderName, currency } }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={visibleCharacters(friendlyName)}
          note={visibleCharacters(accountHolderName ?? "")}
        />
      ),
    },
    {
      id: "account",
      header: intl.formatMessage({ id: "cashBanks.account" }),
      cell: ({ fields }) => <TwoLine title={<AccountText value={accountOf(fields)} />} note={fields.bankName} />,
    },
    {
      id: "channel",
      header: intl.formatMessage({ id: "cash.channel" }),
      cell: ({ channel, fields: { currency } }) => (
        <TwoLine title={intl.formatMessage({ id: channelNames[channel] })} note={currency} />
      ),
    },
    {
      id: "created",
      header: intl.formatMessage({ id: "cashBanks.saved" }),
      sort: true,
      cell: ({ createdAt, lastUsedAt }) => (
        <TwoLine
          title={<When at={createdAt} relative />}
          note={
            lastUsedAt ? (
              <FormattedMessage id="cashBanks.lastPaid" values={{ time: <When at={lastUsedAt} relative /> }} />
            ) : (
              <FormattedMessage id="cashBanks.neverPaid" />
            )
          }
        />
      ),
    },
  ];
}

/** The columns of the export. */
export function useRecipientFields(): ListExport<Beneficiary>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "cashBanks.name" }), value: ({ fields }) => fields.friendlyName },
    { header: intl.formatMessage({ id: "cash.holder" }), value: ({ fields }) => fields.accountHolderName ?? "" },
    {
      header: intl.formatMessage({ id: "cash.channel" }),
      value: ({ channel }) => intl.formatMessage({ id: channelNames[channel] }),
    },
    { header: intl.formatMessage({ id: "cash.currency" }), value: ({ fields }) => fields.currency },
    { header: intl.formatMessage({ id: "cashBanks.account" }), value: ({ fields }) => accountOf(fields) },
    { header: intl.formatMessage({ id: "cash.bank" }), value: ({ fields }) => fields.bankName ?? "" },
    { header: intl.formatMessage({ id: "cash.bankCountry" }), value: ({ fields }) => fields.bankCountry ?? "" },
    { header: intl.formatMessage({ id: "cashBanks.savedUtc" }), value: ({ createdAt }) => createdAt },
    { header: intl.formatMessage({ id: "cashBanks.lastPaidUtc" }), value: ({ lastUsedAt }) => lastUsedAt ?? "" },
  ];
}
