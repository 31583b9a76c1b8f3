import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";

const products: readonly { name: PlainMessageId; what: PlainMessageId; to: string }[] = [
  { name: "contentProducts.wallet", what: "contentProducts.walletWhat", to: "/assets" },
  { name: "contentProducts.multisig", what: "contentProducts.multisigWhat", to: "/assets/multisig" },
  { name: "contentProducts.cash", what: "contentProducts.cashWhat", to: "/assets/cash" },
  { name: "contentProducts.convert", what: "contentProducts.convertWhat", to: "/convert" },
  { name: "contentProducts.otc", what: "contentProducts.otcWhat", to: "/otc" },
  { name: "contentProducts.fiat", what: "contentProducts.fiatWhat", to: "/fiat" },
  { name: "contentProducts.earn", what: "contentProducts.earnWhat", to: "/earn" },
  { name: "contentProducts.till", what: "contentProducts.tillWhat", to: "/merchant" },
];

/** A list of all products with their links. */
export function Index() {
  return (
    <ul className="flex flex-col divide-y divide-line border-line-strong border-t border-b">
      {products.map(({ name, what, to }) => (
        <li key={name} className="flex-1">
          <PathLink to={to} className="group grid h-full content-center gap-x-4 py-3.5 sm:grid-cols-[150px_1fr_auto]">
            <span className="self-center font-serif text-[20px]/[26px] group-hover:text-vault">
              <FormattedMessage id={name} />
            </span>
            <span className="self-center text-pretty text-ink-2">
              <FormattedMessage id={what} />
            </span>
            <span aria-hidden className="self-center text-vault max-sm:hidden">
              →
            </span>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
