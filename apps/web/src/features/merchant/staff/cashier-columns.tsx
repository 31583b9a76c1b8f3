import { type SubMerchant, SubMerchantStatus } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import type { ListExport } from "../../../kernel/table/export-list.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

const { active } = SubMerchantStatus;
const phoneOf = ({ countryCode, phoneNumber }: SubMerchant) =>
  phoneNumber === null ? "" : `${countryCode ?? ""} ${phoneNumber}`;

export function useCashierColumns(): Column<SubMerchant>[] {
  const text = useText();
  return [
    {
      id: "userName",
      header: text("cashier.userName"),
      sort: true,
      cell: ({ userName, contactName, jobTitle }) => (
        <TwoLine
          title={userName}
          note={[contactName, jobTitle]
            .filter((part) => part !== null)
            .map((part) => visible(part))
            .join(" · ")}
        />
      ),
    },
    {
      id: "contact",
      header: text("cashier.contact"),
      cell: (cashier) => <TwoLine title={cashier.emailAddress} note={phoneOf(cashier)} />,
    },
    {
      id: "bounds",
      header: text("cashier.bounds"),
      cell: ({ collectionValidMinutes, orderDisplayDays }) => (
        <TwoLine
          title={<Text id="cashier.payable" values={{ minutes: collectionValidMinutes }} />}
          note={<Text id="cashier.sees" values={{ days: orderDisplayDays }} />}
        />
      ),
    },
    {
      id: "created",
      header: text("cashier.status"),
      sort: true,
      cell: ({ status, lastLoginTime }) => (
        <TwoLine
          title={
            <StatusChip tone={status === active ? "good" : "neutral"}>
              <Text id={status === active ? "cashier.active" : "cashier.inactive"} />
            </StatusChip>
          }
          note={
            lastLoginTime === null ? (
              <Text id="cashier.neverIn" />
            ) : (
              <Text id="cashier.lastIn" values={{ time: <When at={lastLoginTime} relative /> }} />
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
    { header: text("cashier.userName"), value: ({ userName }) => userName },
    { header: text("cashier.contactName"), value: ({ contactName }) => contactName },
    { header: text("cashier.jobTitle"), value: ({ jobTitle }) => jobTitle ?? "" },
    { header: text("cashier.email"), value: ({ emailAddress }) => emailAddress },
    { header: text("cashier.phone"), value: phoneOf },
    { header: text("cashier.minutes"), value: ({ collectionValidMinutes }) => String(collectionValidMinutes) },
    { header: text("cashier.days"), value: ({ orderDisplayDays }) => String(orderDisplayDays) },
    {
      header: text("cashier.status"),
      value: ({ status }) => text(status === active ? "cashier.active" : "cashier.inactive"),
    },
    { header: text("cashier.createdUtc"), value: ({ createdAt }) => createdAt },
    { header: text("cashier.lastInUtc"), value: ({ lastLoginTime }) => lastLoginTime ?? "" },
  ];
}
