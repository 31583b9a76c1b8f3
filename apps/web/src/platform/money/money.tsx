import { type AmountProps, Amount as Figures } from "@coffer/ui";
import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount, formatWorth, isNegative, isZero } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { useHiddenBalances } from "./hidden-balances.tsx";

export const mask = "••••";

export interface MoneyProps {
  amount: Amount;
  unit?: string | undefined;
  /** The number of shown decimals; the rest is truncated. @default 2 */
  decimals?: number | undefined;
  /** The worth, on a second line. */
  approx?: { amount: Amount; unit: string } | undefined;
  /** A change: with its sign, green up and red down. */
  sign?: boolean | undefined;
  size?: AmountProps["size"];
  /** Not the user's own balance (a fee, a limit): readable when balances are hidden. */
  open?: boolean | undefined;
}

/** A formatted amount. Its title is the exact value. */
export function Money({ amount, unit, decimals, approx, sign, size, open }: MoneyProps) {
  const intl = useIntl();
  const { locale } = intl;
  const hidden = useHiddenBalances() && !open;
  const shown = hidden ? mask : formatAmount(amount, { decimals, locale });
  const [whole = "", fraction] = shown.split(".");
  const up = sign && !isNegative(amount) && !isZero(amount);
  return (
    <span title={hidden ? intl.formatMessage({ id: "page.hidden" }) : [amount, unit].filter(Boolean).join(" ")}>
      <Figures
        whole={(up && !hidden ? "+" : "") + whole}
        fraction={fraction && `.${fraction}`}
        unit={unit}
        size={size}
        tone={sign && !isZero(amount) ? (up ? "good" : "bad") : "neutral"}
      />
      {approx && (
        <span className="block text-ink-2 text-label">
          <FormattedMessage
            id="page.about"
            values={{ worth: hidden ? mask : formatWorth(approx.amount, approx.unit, locale) }}
          />
        </span>
      )}
    </span>
  );
}

/** A worth in one line, such as a total: "$124,636 .76". */
export function Worth({ amount, unit, size, sign }: Pick<MoneyProps, "amount" | "size" | "sign"> & { unit: string }) {
  const intl = useIntl();
  const { locale } = intl;
  const hidden = useHiddenBalances();
  const shown = hidden ? mask : formatWorth(amount, unit, locale);
  const [, whole = shown, fraction, rest] = /^([^.]*)(\.\d+)?(.*)$/.exec(shown) ?? [];
  const coin = rest?.trim() || undefined; // Cents are less prominent; a coin's decimals are most of the amount.
  const up = sign && !isNegative(amount) && !isZero(amount);
  return (
    <span title={hidden ? intl.formatMessage({ id: "page.hidden" }) : `${amount} ${unit}`}>
      <Figures
        whole={(up && !hidden ? "+" : "") + (coin ? whole + (fraction ?? "") : whole)}
        fraction={coin ? undefined : fraction}
        unit={coin}
        size={size}
        tone={sign && !isZero(amount) ? (up ? "good" : "bad") : "neutral"}
      />
    </span>
  );
}

/** An exact amount, for a fee, a limit or the received amount. */
export function ExactMoney({ amount, unit }: { amount: Amount; unit: string }) {
  return <Money amount={amount} unit={unit} decimals={Math.max(2, decimalsOf(amount))} open />;
}
