import { ExchangeStatus, type PromissoryConvertOrderDetail } from "@coffer/sdk";
import { Notice, Progress, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { isZero, percentOf } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { When } from "../../platform/page/when.tsx";
import { followed } from "../../platform/status/followed.ts";
import { exchangeStatus } from "../../platform/status/status.ts";
import { StatusNext, StatusTag } from "../../platform/status/status-tag.tsx";
import { api } from "./api.ts";
import { ConversionLines } from "./conversion-view.tsx";

const look = 10_000; // ms; the desk takes hours.

/** A conversion that the desk settles in pieces: its progress and receipts. */
export function LargeConversionView({ id }: { id: string }) {
  const intl = useIntl();
  const { data: order, error } = useQuery({
    ...api.convert.getPromissoryConvertOrder.queryOptions({ id }),
    ...followed(({ status }: PromissoryConvertOrderDetail) => status === ExchangeStatus.inProgress, look),
  });
  if (!order) return error ? <FailureNote error={error} /> : <Skeleton className="h-80 w-full" />;
  const { status, fromCoin, toCoin, failReason, settledAmount, returnedAmount, minimumToAmount } = order;
  const percent = percentOf(settledAmount, order.fromAmount);
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <StatusTag of={exchangeStatus} value={status} />
        <p className="text-ink-2">
          <StatusNext of={exchangeStatus} value={status} />
        </p>
      </div>
      {failReason && (
        <Notice tone="bad" live="off">
          {failReason}
        </Notice>
      )}
      <Progress value={Math.floor(Number(percent))} label={intl.formatMessage({ id: "convert.settled" })} />
      <SummaryList>
        <SummaryRow
          label={<FormattedMessage id="convert.settled" />}
          value={<ExactMoney amount={settledAmount} unit={fromCoin} />}
        />
        <SummaryRow
          label={<FormattedMessage id="convert.receivedSoFar" />}
          value={<ExactMoney amount={order.receivedAmount} unit={toCoin} />}
        />
        {!isZero(returnedAmount) && (
          <SummaryRow
            label={<FormattedMessage id="convert.returned" />}
            value={<ExactMoney amount={returnedAmount} unit={fromCoin} />}
          />
        )}
        {minimumToAmount !== null && (
          <SummaryRow
            label={<FormattedMessage id="convert.least" />}
            value={<ExactMoney amount={minimumToAmount} unit={toCoin} />}
          />
        )}
        <SummaryRow label={<FormattedMessage id="convert.settleBy" />} value={<When at={order.settleBy} />} />
      </SummaryList>
      <ConversionLines order={order} />
    </>
  );
}
