import type { PayWhitelistEntry } from "@coffer/sdk";
import { TwoLine } from "@coffer/ui";
import { regionName } from "../../../platform/form/regions.ts";
import { useLocale, useText } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusNext, StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { payWhitelistStatus } from "../cash-status.ts";
import { AccountText } from "../form/account-text.tsx";

export function useIbanColumns(): Column<PayWhitelistEntry>[] {
  const text = useText();
  const locale = useLocale();
  return [
    {
      id: "iban",
      header: text("cash.iban"),
      cell: ({ iban, remark, accountHolderName }) => (
        <TwoLine title={<AccountText value={iban} />} note={visibleCharacters(remark ?? accountHolderName)} />
      ),
    },
    {
      id: "bank",
      header: text("cash.bank"),
      cell: ({ bankName, bankCountry }) => {
        const country = regionName(bankCountry, locale);
        return <TwoLine title={bankName ?? country} note={bankName && country} />;
      },
    },
    {
      id: "status",
      header: text("table.status"),
      cell: ({ status, rejectReason }) => (
        <div className="flex max-w-72 flex-col items-start gap-1">
          <StatusTag of={payWhitelistStatus} value={status} />
          <span className="text-ink-2 text-label">
            {rejectReason ?? <StatusNext of={payWhitelistStatus} value={status} />}
          </span>
        </div>
      ),
    },
    {
      id: "created",
      header: text("cashBanks.added"),
      sort: true,
      cell: ({ createdAt }) => <When at={createdAt} relative />,
    },
  ];
}

/** What stands in the file. */
export function useIbanFields(): ListExport<PayWhitelistEntry>["fields"] {
  const text = useText();
  return [
    { header: text("cash.iban"), value: ({ iban }) => iban },
    { header: text("cash.holder"), value: ({ accountHolderName }) => accountHolderName },
    { header: text("cash.bank"), value: ({ bankName }) => bankName ?? "" },
    { header: text("cash.bankCountry"), value: ({ bankCountry }) => bankCountry },
    { header: text("cashBanks.remark"), value: ({ remark }) => remark ?? "" },
    { header: text("table.status"), value: ({ status }) => text(statusOf(payWhitelistStatus, status).label) },
    { header: text("cash.reason"), value: ({ rejectReason }) => rejectReason ?? "" },
    { header: text("cashBanks.addedUtc"), value: ({ createdAt }) => createdAt },
  ];
}
