import { type SubMerchant, SubMerchantStatus } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

const { active } = SubMerchantStatus;
const phoneOf = ({ countryCode, phoneNumber }: SubMerchant) =>
  phoneNumber === null ? "" : `${countryCode ?? ""} ${phoneNumber}`;

export function useCashierColumns(): Column<SubMerchant>[] {
  const intl = useIntl();
  return [
    {
      id: "userName",
      header: intl.formatMessage({ id: "merchantCashiers.userName" }),
      sort: true,
      cell: ({ userName, contactName, jobTitle }) => (
        <TwoLine
          title={userName}
          note={[contactName, jobTitle]
            .filter((part) => part !== null)
            .map((part) => visibleCharacters(part))
            .join(" · ")}
        />
      ),
    },
    {
      id: "contact",
      header: intl.formatMessage({ id: "merchantCashiers.contact" }),
      cell: (cashier) => <TwoLine title={cashier.emailAddress} note={phoneOf(cashier)} />,
    },
    {
      id: "bounds",
      header: intl.formatMessage({ id: "merchantCashiers.bounds" }),
      cell: ({ collectionValidMinutes, orderDisplayDays }) => (
        <TwoLine
          title={<FormattedMessage id="merchantCashiers.payable" values={{ minutes: collectionValidMinutes }} />}
          note={<FormattedMessage id="merchantCashiers.sees" values={{ days: orderDisplayDays }} />}
        />
      ),
    },
    {
      id: "created",
      header: intl.formatMessage({ id: "merchantCashiers.status" }),
      sort: true,
      cell: ({ status, lastLoginTime }) => (
        <TwoLine
          title={
            <StatusChip tone={status === active ? "good" : "neutral"}>
              <FormattedMessage id={status === active ? "merchantCashiers.active" : "merchantCashiers.inactive"} />
            </StatusChip>
          }
          note={
            lastLoginTime === null ? (
              <FormattedMessage id="merchantCashiers.neverIn" />
            ) : (
              <FormattedMessage id="merchantCashiers.lastIn" values={{ time: <When at={lastLoginTime} relative /> }} />
            )
          }
        />
      ),
    },
  ];
}

/** The columns of the export. */
export function useCashierFields(): ListExport<SubMerchant>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "merchantCashiers.userName" }), value: ({ userName }) => userName },
    { header: intl.formatMessage({ id: "merchantCashiers.contactName" }), value: ({ contactName }) => contactName },
    { header: intl.formatMessage({ id: "merchantCashiers.jobTitle" }), value: ({ jobTitle }) => jobTitle ?? "" },
    { header: intl.formatMessage({ id: "merchantCashiers.email" }), value: ({ emailAddress }) => emailAddress },
    { header: intl.formatMessage({ id: "merchantCashiers.phone" }), value: phoneOf },
    {
      header: intl.formatMessage({ id: "merchantCashiers.minutes" }),
      value: ({ collectionValidMinutes }) => String(collectionValidMinutes),
    },
    {
      header: intl.formatMessage({ id: "merchantCashiers.days" }),
      value: ({ orderDisplayDays }) => String(orderDisplayDays),
    },
    {
      header: intl.formatMessage({ id: "merchantCashiers.status" }),
      value: ({ status }) =>
        intl.formatMessage({ id: status === active ? "merchantCashiers.active" : "merchantCashiers.inactive" }),
    },
    { header: intl.formatMessage({ id: "merchantCashiers.createdUtc" }), value: ({ createdAt }) => createdAt },
    {
      header: intl.formatMessage({ id: "merchantCashiers.lastInUtc" }),
      value: ({ lastLoginTime }) => lastLoginTime ?? "",
    },
  ];
}
