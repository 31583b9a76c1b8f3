import type { Amount } from "../amount/amount.ts";
import { useRateText } from "./rate-text.ts";

/** A rate, with all its digits in its title. */
export function Rate({ rate }: { rate: Amount }) {
  return <span title={rate}>{useRateText()(rate)}</span>;
}
