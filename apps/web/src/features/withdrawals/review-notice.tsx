import { Notice } from "@coffer/ui";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Review } from "./terms.ts";

/** Announces the review of large amounts: threshold, duration, and alternatives. */
export function ReviewNotice({ review: { coin, from, days } }: { review: Review }) {
  const limit = formatAmount(from, { decimals: decimalsOf(from), locale: useIntl().locale });
  return (
    <Notice title={<FormattedMessage id="withdrawals.willReview" />}>
      <FormattedMessage id="withdrawals.willReviewBody" values={{ limit, coin, days }} />
    </Notice>
  );
}
