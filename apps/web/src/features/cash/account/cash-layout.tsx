import { Outlet } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";

const pages: readonly { to: string; label: PlainMessageId }[] = [
  { to: "/assets/cash", label: "cash.overview" },
  { to: "/assets/cash/deposit", label: "cash.deposit" },
  { to: "/assets/cash/withdraw", label: "cash.withdraw" },
  { to: "/assets/cash/beneficiaryAddress", label: "cash.recipients" },
  { to: "/assets/cash/bank", label: "cash.banks" },
  { to: "/assets/cash/whitelist", label: "cash.ibans" },
  { to: "/assets/cash/order", label: "cash.orders" },
];

/** The tabs of the cash account's pages. */
export function CashLayout() {
  const intl = useIntl();
  return (
    <div className="min-w-0">
      <nav aria-label={intl.formatMessage({ id: "cash.pages" })} className="mb-6 border-line border-b print:hidden">
        <ul className="-mb-px flex gap-6 overflow-x-auto [scrollbar-width:none]">
          {pages.map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <PathLink
                to={to}
                className="flex h-10 items-center border-transparent border-b-2 font-medium text-ink-2 transition-colors -outline-offset-2! hover:text-ink aria-[current=page]:border-vault aria-[current=page]:text-ink touch:min-h-11"
              >
                <FormattedMessage id={label} />
              </PathLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
