import { type SubMerchant, SubMerchantStatus } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

const { active } = SubMerchantStatus;
const phoneOf = ({ countryCode, phoneNumber }: SubMerchant) =>
  phoneNumber === null ? "" : `${countryCode ?? ""} ${phoneNumber}`;

export function useCashierColumns(): Column<SubMerchant>[] {
  const text = useText();
  return [
    {
      id: "userName",
      header: text("merchantCashiers.userName"),
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
      header: text("merchantCashiers.contact"),
      cell: (cashier) => <TwoLine title={cashier.emailAddress} note={phoneOf(cashier)} />,
    },
    {
      id: "bounds",
      header: text("merchantCashiers.bounds"),
      cell: ({ collectionValidMinutes, orderDisplayDays }) => (
        <TwoLine
          title={<Text id="merchantCashiers.payable" values={{ minutes: collectionValidMinutes }} />}
          note={<Text id="merchantCashiers.sees" values={{ days: orderDisplayDays }} />}
        />
      ),
    },
    {
      id: "created",
      header: text("merchantCashiers.status"),
      sort: true,
      cell: ({ status, lastLoginTime }) => (
        <TwoLine
          title={
            <StatusChip tone={status === active ? "good" : "neutral"}>
              <Text id={status === active ? "merchantCashiers.active" : "merchantCashiers.inactive"} />
            </StatusChip>
          }
          note={
            lastLoginTime === null ? (
              <Text id="merchantCashiers.neverIn" />
            ) : (
              <Text id="merchantCashiers.lastIn" values={{ time: <When at={lastLoginTime} relative /> }} />
            )
          }
        />
      ),
    },
  ];
}

/** What stands in the file of cashiers. */
export function useCashierFields(): ListExport<SubMerchant>["fields"] {
  const text = useText();
  return [
    { header: text("merchantCashiers.userName"), value: ({ userName }) => userName },
    { header: text("merchantCashiers.contactName"), value: ({ contactName }) => contactName },
    { header: text("merchantCashiers.jobTitle"), value: ({ jobTitle }) => jobTitle ?? "" },
    { header: text("merchantCashiers.email"), value: ({ emailAddress }) => emailAddress },
    { header: text("merchantCashiers.phone"), value: phoneOf },
    { header: text("merchantCashiers.minutes"), value: ({ collectionValidMinutes }) => String(collectionValidMinutes) },
    { header: text("merchantCashiers.days"), value: ({ orderDisplayDays }) => String(orderDisplayDays) },
    {
      header: text("merchantCashiers.status"),
      value: ({ status }) => text(status === active ? "merchantCashiers.active" : "merchantCashiers.inactive"),
    },
    { header: text("merchantCashiers.createdUtc"), value: ({ createdAt }) => createdAt },
    { header: text("merchantCashiers.lastInUtc"), value: ({ lastLoginTime }) => lastLoginTime ?? "" },
  ];
}
