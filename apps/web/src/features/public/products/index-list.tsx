import { PathLink } from "../../../kernel/page/path-link.tsx";
import { type MessageId, Text } from "../../../lib/text.tsx";

const products: readonly { name: MessageId; what: MessageId; to: string }[] = [
  { name: "products.wallet", what: "products.walletWhat", to: "/assets" },
  { name: "products.multisig", what: "products.multisigWhat", to: "/assets/multisig" },
  { name: "products.cash", what: "products.cashWhat", to: "/assets/cash" },
  { name: "products.convert", what: "products.convertWhat", to: "/convert" },
  { name: "products.otc", what: "products.otcWhat", to: "/otc" },
  { name: "products.fiat", what: "products.fiatWhat", to: "/fiat" },
  { name: "products.earn", what: "products.earnWhat", to: "/earn" },
  { name: "products.till", what: "products.tillWhat", to: "/merchant" },
];

/** All products in a list, each with the way into it. */
export function Index() {
  return (
    <ul className="flex flex-col divide-y divide-line border-line-strong border-t border-b">
      {products.map(({ name, what, to }) => (
        <li key={name} className="flex-1">
          <PathLink to={to} className="group grid h-full content-center gap-x-4 py-3.5 sm:grid-cols-[150px_1fr_auto]">
            <span className="self-center font-serif text-[20px]/[26px] group-hover:text-vault">
              <Text id={name} />
            </span>
            <span className="self-center text-pretty text-ink-2">
              <Text id={what} />
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
