import type { Beneficiary } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import type { ListExport } from "../../../kernel/table/export-list.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";
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
          title={visible(friendlyName)}
          note={visible(accountHolderName ?? "")}
        />
      ),
    },
    {
      id: "account",
      header: text("bank.account"),
      cell: ({ fields }) => <TwoLine title={<AccountText value={accountOf(fields)} />} note={fields.bankName} />,
    },
    {
      id: "channel",
      header: text("cash.channel"),
      cell: ({ channel, fields: { currency } }) => <TwoLine title={text(channelNames[channel])} note={currency} />,
    },
    {
      id: "created",
      header: text("bank.saved"),
      sort: true,
      cell: ({ createdAt, lastUsedAt }) => (
        <TwoLine
          title={<When at={createdAt} relative />}
          note={
            lastUsedAt ? (
              <Text id="bank.lastPaid" values={{ time: <When at={lastUsedAt} relative /> }} />
            ) : (
              <Text id="bank.neverPaid" />
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
    { header: text("bank.name"), value: ({ fields }) => fields.friendlyName },
    { header: text("cash.holder"), value: ({ fields }) => fields.accountHolderName ?? "" },
    { header: text("cash.channel"), value: ({ channel }) => text(channelNames[channel]) },
    { header: text("cash.currency"), value: ({ fields }) => fields.currency },
    { header: text("bank.account"), value: ({ fields }) => accountOf(fields) },
    { header: text("cash.bank"), value: ({ fields }) => fields.bankName ?? "" },
    { header: text("cash.bankCountry"), value: ({ fields }) => fields.bankCountry ?? "" },
    { header: text("bank.savedUtc"), value: ({ createdAt }) => createdAt },
    { header: text("bank.lastPaidUtc"), value: ({ lastUsedAt }) => lastUsedAt ?? "" },
  ];
}
