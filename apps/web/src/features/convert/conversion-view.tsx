import { type ConvertOrder, ExchangeStatus } from "@coffer/sdk";
import { Notice, Skeleton, Spinner, SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage, type MessageId } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { When } from "../../platform/page/when.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { exchangeStatus } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import { useConversion } from "./use-conversion.ts";

const titles = {
  0: "convert.converting",
  1: "convert.converted",
  2: "convert.notConverted",
} as const satisfies Record<ExchangeStatus, MessageId>;

/** The outcome of a conversion: the received amount and rate, or the refund. */
export function ConversionView({ id }: { id: string }) {
  const { data: order, error } = useConversion(id);
  const rateText = useRateText();
  if (!order) return error ? <FailureNote error={error} /> : <Skeleton className="h-40 w-full" />;
  const { status, fromAmount, fromCoin, toAmount, toCoin, rate, failReason } = order;
  return (
    <div className="flex flex-col items-start gap-3" aria-live="polite">
      <StatusTag of={exchangeStatus} value={status} />
      <h2 className="flex items-center gap-2 font-semibold text-base">
        {status === ExchangeStatus.inProgress && <Spinner className="size-4" />}
        <FormattedMessage id={titles[status]} values={{ fromCoin, toCoin }} />
      </h2>
      {status === ExchangeStatus.complete && (
        <>
          <p className="font-serif text-[30px] leading-9">
            <ExactMoney amount={toAmount} unit={toCoin} />
          </p>
          <p className="text-ink-2">
            <FormattedMessage id="convert.arrivedAt" values={{ one: fromCoin, other: toCoin, rate: rateText(rate) }} />
          </p>
        </>
      )}
      {status === ExchangeStatus.failure && (
        <Notice tone="bad" live="off" title={failReason} className="w-full">
          <FormattedMessage id="convert.back" values={{ amount: fromAmount, coin: fromCoin }} />
        </Notice>
      )}
      {error && <FailureNote error={error} />}
    </div>
  );
}

/** All figures of a conversion. */
export function ConversionLines({ order }: { order: ConvertOrder }) {
  const rateText = useRateText();
  const { fromCoin, toCoin, rate, status, completedAt } = order;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id={status === ExchangeStatus.complete ? "convert.paid" : "convert.toPay"} />}
        value={<ExactMoney amount={order.fromAmount} unit={fromCoin} />}
      />
      <SummaryRow
        label={<FormattedMessage id={status === ExchangeStatus.complete ? "convert.received" : "convert.expected"} />}
        value={<ExactMoney amount={order.toAmount} unit={toCoin} />}
      />
      <SummaryRow
        label={<FormattedMessage id="convert.atRate" />}
        value={<FormattedMessage id="convert.rate" values={{ one: fromCoin, other: toCoin, rate: rateText(rate) }} />}
      />
      <SummaryRow
        label={<FormattedMessage id="convert.fee" />}
        value={<ExactMoney amount={order.fee} unit={toCoin} />}
      />
      <SummaryRow label={<FormattedMessage id="convert.time" />} value={<When at={order.time} />} />
      {completedAt && <SummaryRow label={<FormattedMessage id="convert.ended" />} value={<When at={completedAt} />} />}
      <SummaryRow
        label={<FormattedMessage id="convert.number" />}
        value={<span className="font-mono text-label">{order.number}</span>}
      />
    </SummaryList>
  );
}
