import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Amount } from "../../platform/amount/amount.ts";
import type { Locale } from "../../platform/intl/locale.ts";

// Without form and flow imports: a visitor's page doesn't load them.
/** A list of facts with the value on the right. */
export const Facts = ({ children, live }: { children: ReactNode; live?: boolean }) => (
  <dl aria-live={live ? "polite" : "off"} className="flex flex-col gap-3">
    {children}
  </dl>
);

export function Fact({ label, children, total }: { label: ReactNode; children: ReactNode; total?: boolean }) {
  return (
    <div
      className={
        total
          ? "flex flex-wrap items-baseline justify-between gap-4 border-line border-t pt-3"
          : "flex items-baseline justify-between gap-4"
      }
    >
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd
        className={
          total
            ? "min-w-0 break-words text-right font-[450] font-serif text-[22px] leading-8"
            : "min-w-0 break-words text-right font-medium"
        }
      >
        {children}
      </dd>
    </div>
  );
}

const most = 20; // The maximum decimals of a coin.

/** Formats all digits and at least a number of decimals. Without truncation it needs no amount library. */
export const formatWhole = (amount: Amount, locale: Locale, minimumFractionDigits = 2): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: most }).format(
    amount as Intl.StringNumericLiteral,
  );

export function Sum({ amount, unit }: { amount: Amount; unit: string }) {
  const { locale } = useIntl();
  return (
    <span className="tabular-nums">
      {formatWhole(amount, locale)} <span className="text-ink-2">{unit}</span>
    </span>
  );
}
