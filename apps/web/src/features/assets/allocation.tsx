import { cn, Segmented } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { type Amount, formatAmount, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Worth } from "../../platform/money/money.tsx";
import { walletColours, walletNames } from "../../platform/money/wallets.ts";
import { coinShares } from "./shares.ts";
import type { Overview } from "./use-overview.ts";

interface Part {
  id: string;
  name: ReactNode;
  value: Amount;
  percent: Amount;
  colour: string;
}

const coinColours = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-info", "bg-line-strong"];

/** The distribution of the total over wallets or coins. The list repeats the bar as text. */
export function Allocation({ overview }: { overview: Overview }) {
  const intl = useIntl();
  const { locale } = intl;
  const { distribution, search } = overview;
  const parts = search.by === "coin" ? byCoin(overview) : byWallet(overview);
  return (
    <section aria-labelledby="allocation">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="allocation" className="text-ink-2 text-label">
          <FormattedMessage id="assets.allocation" />
        </h2>
        <Segmented
          aria-label={intl.formatMessage({ id: "assets.allocation" })}
          value={search.by ?? "wallet"}
          onValueChange={(by) => void search.set({ by: by === "coin" ? "coin" : undefined, page: search.page })}
          options={[
            { value: "wallet", label: <FormattedMessage id="assets.byWallet" /> },
            { value: "coin", label: <FormattedMessage id="assets.byCoin" /> },
          ]}
        />
      </div>
      <div aria-hidden className="mt-5 flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts.map(({ id, colour, percent }) => (
          <span key={id} className={cn("min-w-1", colour)} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="mt-4 flex flex-col gap-2.5">
        {parts.map(({ id, name, value, percent, colour }) => (
          <li key={id} className="flex items-center gap-2 text-label">
            <span aria-hidden className={cn("size-2 rounded-xs", colour)} />
            <span className="mr-auto">{name}</span>
            <span className="text-ink-2">
              <Worth amount={value} unit={distribution.currency} /> · {formatAmount(percent, { locale })}%
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const byWallet = ({ distribution }: Overview): Part[] =>
  distribution.wallets
    .filter(({ value }) => !isZero(value))
    .map(({ wallet, value, percent }) => ({
      id: String(wallet),
      name: <FormattedMessage id={walletNames[wallet]} />,
      value,
      percent,
      colour: walletColours[wallet],
    }));

const byCoin = ({ holdings }: Overview): Part[] =>
  coinShares(holdings.items, holdings.total).map(({ coin, value, percent }, index) => ({
    id: coin ?? "others",
    name: coin ?? <FormattedMessage id="assets.otherCoins" />,
    value,
    percent,
    colour: coinColours[index] ?? "bg-line-strong",
  }));
