import { Amount as Figures } from "@coffer/ui";
import { useIntl } from "react-intl";
import { type Amount, formatAmount, isNegative, isZero } from "../amount/amount.ts";

export interface ChangeProps {
  percent: Amount;
  /** In brackets, after an amount that already has the sign. */
  bracketed?: boolean | undefined;
}

/** A change in percent with its sign: colour alone is not accessible. */
export function Change({ percent, bracketed }: ChangeProps) {
  const { locale } = useIntl();
  const flat = isZero(percent);
  const up = !flat && !isNegative(percent);
  const figure = `${up ? "+" : ""}${formatAmount(percent, { decimals: 2, locale })}%`;
  return (
    <Figures
      tone={flat ? "muted" : up ? "good" : "bad"}
      whole={bracketed ? `(${figure.replace(/^[+-]/, "")})` : figure}
    />
  );
}
