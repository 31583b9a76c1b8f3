import type { FlashSymbol } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import {
  type Amount,
  decimalsOf,
  formatAmount,
  isZero,
  multiply,
  smaller,
  truncate,
} from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { limitsOf } from "./limits.ts";
import { useMarket } from "./market.ts";

export interface AmountChipsProps {
  pair: FlashSymbol | undefined;
  coin: string;
  decimals: number;
  /** Undefined for a visitor. */
  balance: Amount | undefined;
  fill: (amount: Amount) => void;
}

const parts = ["25", "50"] as const;

/** Buttons for the minimum, shares of the balance and the maximum; with the bounds. */
export function AmountChips({ pair, coin, decimals, balance, fill }: AmountChipsProps) {
  const { locale } = useIntl();
  const rate = useMarket(pair?.symbol)?.rate;
  const limits = pair && limitsOf(pair, coin, rate);
  const words = (amount: Amount) => formatAmount(amount, { decimals: decimalsOf(amount), locale });
  const has = balance !== undefined && !isZero(balance) ? balance : undefined;
  const most = limits && (has === undefined ? limits.max : smaller(has, limits.max));
  const partOf = (percent: string) => multiply(truncate(multiply(has ?? "0", `0.${percent}`), decimals), "1");
  return (
    <div className="flex flex-wrap items-center gap-2">
      {limits && (
        <Chip press={() => fill(limits.min)}>
          <FormattedMessage id="convert.min" values={{ amount: words(limits.min) }} />
        </Chip>
      )}
      {has !== undefined &&
        parts.map((percent) => (
          <Chip key={percent} press={() => fill(partOf(percent))}>
            <FormattedMessage id="convert.part" values={{ percent }} />
          </Chip>
        ))}
      {most !== undefined && (
        <Chip press={() => fill(most)}>
          <FormattedMessage id="convert.max" values={{ amount: words(most) }} />
        </Chip>
      )}
      {limits && (
        <span className="ml-auto text-ink-2 text-label">
          <FormattedMessage
            id={limits.about ? "convert.limitAbout" : "convert.limit"}
            values={{ min: words(limits.min), max: words(limits.max), coin }}
          />
        </span>
      )}
    </div>
  );
}

function Chip({ press, children }: { press: () => void; children: React.ReactNode }) {
  return (
    <Button variant="secondary" size="sm" className="rounded-full!" onClick={press}>
      {children}
    </Button>
  );
}
