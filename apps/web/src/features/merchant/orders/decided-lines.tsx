import { MerchantReviewKind } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { totalsOf } from "../totals.ts";
import type { Decidable } from "./decidable.ts";

export const kindNames: Record<MerchantReviewKind, PlainMessageId> = {
  [MerchantReviewKind.payment]: "merchantOrders.kindPayment",
  [MerchantReviewKind.refund]: "merchantOrders.kindRefund",
  [MerchantReviewKind.transfer]: "merchantOrders.kindTransfer",
  [MerchantReviewKind.withdrawal]: "merchantOrders.kindWithdrawal",
};

/** The decided records, with their sums. */
export function DecidedLines({ items }: { items: readonly Decidable[] }) {
  return (
    <div className="mt-4 text-ink">
      <ul
        className="max-h-56 overflow-y-auto rounded-md border border-line"
        tabIndex={items.length > 4 ? 0 : undefined}
      >
        {items.map(({ id, kind, number, coin, amount, to }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-3 py-2 last:border-b-0"
          >
            <span>
              <span className="font-mono text-label">{number}</span>{" "}
              <span className="text-ink-2 text-label">
                <FormattedMessage id={kindNames[kind]} />
              </span>
            </span>
            <ExactMoney amount={amount} unit={coin} />
            {to && <span className="basis-full">{to}</span>}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <SummaryList className="mt-3">
          {totalsOf(items).map(({ coin, amount }) => (
            <SummaryRow
              key={coin}
              label={<FormattedMessage id="merchantOrders.total" values={{ coin }} />}
              value={<ExactMoney amount={amount} unit={coin} />}
            />
          ))}
        </SummaryList>
      )}
    </div>
  );
}
