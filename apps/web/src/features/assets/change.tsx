import { Amount as Figures } from "@coffer/ui";
import { type Amount, formatAmount, isNegative, isZero } from "../../lib/money.ts";
import { useLocale } from "../../lib/text.tsx";

/** A change in hundredths, with its sign: colour alone tells nothing to some. */
export function Change({ percent, plain }: { percent: Amount; plain?: boolean }) {
  const locale = useLocale();
  const flat = isZero(percent);
  const up = !flat && !isNegative(percent);
  const figure = `${up ? "+" : ""}${formatAmount(percent, { decimals: 2, locale })}%`;
  return plain ? figure : <Figures tone={flat ? "muted" : up ? "good" : "bad"} whole={figure} />;
}
