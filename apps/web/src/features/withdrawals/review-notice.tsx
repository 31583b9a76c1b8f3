import { Notice } from "@coffer/ui";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { Text, useLocale } from "../../platform/intl/text.tsx";
import type { Review } from "./terms.ts";

/** That a person looks at so much before it leaves: who, from which amount, how long, and what can be done meanwhile. */
export function ReviewNotice({ review: { coin, from, days } }: { review: Review }) {
  const limit = formatAmount(from, { decimals: decimalsOf(from), locale: useLocale() });
  return (
    <Notice title={<Text id="withdrawals.willReview" />}>
      <Text id="withdrawals.willReviewBody" values={{ limit, coin, days }} />
    </Notice>
  );
}
