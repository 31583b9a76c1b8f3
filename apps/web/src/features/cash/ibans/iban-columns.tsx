import type { PayWhitelistEntry } from "@coffer/sdk";
import { TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { regionName } from "../../../platform/form/regions.ts";
import { When } from "../../../platform/page/when.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusNext, StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { payWhitelistStatus } from "../cash-status.ts";
import { AccountText } from "../form/account-text.tsx";

export function useIbanColumns(): Column<PayWhitelistEntry>[] {
  const intl = useIntl();
  const { locale } = intl;
  return [
    {
      id: "iban",
      header: intl.formatMessage({ id: "cash.iban" }),
      cell: ({ iban, remark, accountHolderName }) => (
        <TwoLine title={<AccountText value={iban} />} note={visibleCharacters(remark ?? accountHolderName)} />
      ),
    },
    {
      id: "bank",
      header: intl.formatMessage({ id: "cash.bank" }),
      cell: ({ bankName, bankCountry }) => {
        const country = regionName(bankCountry, locale);
        return <TwoLine title={bankName ?? country} note={bankName && country} />;
      },
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
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
      header: intl.formatMessage({ id: "cashBanks.added" }),
      sort: true,
      cell: ({ createdAt }) => <When at={createdAt} relative />,
    },
  ];
}

/** The columns of the export. */
export function useIbanFields(): ListExport<PayWhitelistEntry>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "cash.iban" }), value: ({ iban }) => iban },
    { header: intl.formatMessage({ id: "cash.holder" }), value: ({ accountHolderName }) => accountHolderName },
    { header: intl.formatMessage({ id: "cash.bank" }), value: ({ bankName }) => bankName ?? "" },
    { header: intl.formatMessage({ id: "cash.bankCountry" }), value: ({ bankCountry }) => bankCountry },
    { header: intl.formatMessage({ id: "cashBanks.remark" }), value: ({ remark }) => remark ?? "" },
    {
      header: intl.formatMessage({ id: "table.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(payWhitelistStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "cash.reason" }), value: ({ rejectReason }) => rejectReason ?? "" },
    { header: intl.formatMessage({ id: "cashBanks.addedUtc" }), value: ({ createdAt }) => createdAt },
  ];
}
