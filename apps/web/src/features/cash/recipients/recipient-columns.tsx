import type { Beneficiary } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { channelNames } from "../account/channel-names.ts";
import { AccountText, accountOf } from "../form/account-text.tsx";

export function useRecipientColumns(): Column<Beneficiary>[] {
  const text = useText();
  return [
    {
      id: "name",
      header: text("cash.recipient"),
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
      header: text("cashBanks.account"),
      cell: ({ fields }) => <TwoLine title={<AccountText value={accountOf(fields)} />} note={fields.bankName} />,
    },
    {
      id: "channel",
      header: text("cash.channel"),
      cell: ({ channel, fields: { currency } }) => <TwoLine title={text(channelNames[channel])} note={currency} />,
    },
    {
      id: "created",
      header: text("cashBanks.saved"),
      sort: true,
      cell: ({ createdAt, lastUsedAt }) => (
        <TwoLine
          title={<When at={createdAt} relative />}
          note={
            lastUsedAt ? (
              <Text id="cashBanks.lastPaid" values={{ time: <When at={lastUsedAt} relative /> }} />
            ) : (
              <Text id="cashBanks.neverPaid" />
            )
          }
        />
      ),
    },
  ];
}

/** What stands in the file of recipients. */
export function useRecipientFields(): ListExport<Beneficiary>["fields"] {
  const text = useText();
  return [
    { header: text("cashBanks.name"), value: ({ fields }) => fields.friendlyName },
    { header: text("cash.holder"), value: ({ fields }) => fields.accountHolderName ?? "" },
    { header: text("cash.channel"), value: ({ channel }) => text(channelNames[channel]) },
    { header: text("cash.currency"), value: ({ fields }) => fields.currency },
    { header: text("cashBanks.account"), value: ({ fields }) => accountOf(fields) },
    { header: text("cash.bank"), value: ({ fields }) => fields.bankName ?? "" },
    { header: text("cash.bankCountry"), value: ({ fields }) => fields.bankCountry ?? "" },
    { header: text("cashBanks.savedUtc"), value: ({ createdAt }) => createdAt },
    { header: text("cashBanks.lastPaidUtc"), value: ({ lastUsedAt }) => lastUsedAt ?? "" },
  ];
}
