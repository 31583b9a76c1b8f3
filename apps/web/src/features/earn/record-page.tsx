import { RedemptionStatus, type TradeRecord } from "@coffer/sdk";
import { Button, Card, CardBody, Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { RecordFrame } from "../../platform/page/record-frame.tsx";
import { When } from "../../platform/page/when.tsx";
import { followed } from "../../platform/status/followed.ts";
import { StatusNext, StatusTag } from "../../platform/status/status-tag.tsx";
import { api } from "./api.ts";
import { typeNames } from "./earn-history.tsx";
import { redemptionStatus } from "./earn-status.ts";

const look = 15_000; // ms
const isMoving = ({ status }: TradeRecord) => status === RedemptionStatus.redeeming;

/** A stake, a redemption or a payment at its own address; a redemption is polled until it has arrived. */
export function RecordPage({ id }: { id: string }) {
  const query = useQuery({ ...api.earn.getTradeRecord.queryOptions({ id }), ...followed(isMoving, look) });
  const { data: record } = query;
  useMoneyMovedOn(record?.status ?? undefined);
  return (
    <RecordFrame
      id={id}
      title={record ? <FormattedMessage id={typeNames[record.type]} /> : <FormattedMessage id="earn.mine" />}
      query={query}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/assets/invest" search={{}}>
              <FormattedMessage id="earn.mine" />
            </Link>
          </Button>
          <Button asChild>
            <Link to="/earn" search={{}}>
              <FormattedMessage id="earn.findProduct" />
            </Link>
          </Button>
        </>
      }
      state={record && <State record={record} />}
      summary={record && <Lines record={record} />}
    />
  );
}

function State({ record }: { record: TradeRecord }) {
  const { type, status, failReason, positionId } = record;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4" aria-live="polite">
        {status !== null ? (
          <>
            <span>
              <StatusTag of={redemptionStatus} value={status} />
            </span>
            <p className="text-ink-2">
              <StatusNext of={redemptionStatus} value={status} />
            </p>
          </>
        ) : type === "stake" ? (
          <StakeState id={positionId} />
        ) : (
          <p>
            <FormattedMessage id="earn.interestPaid" />
          </p>
        )}
        {failReason && (
          <Notice tone="bad" live="off" title={<FormattedMessage id="earn.reason" />}>
            {failReason}
          </Notice>
        )}
      </CardBody>
    </Card>
  );
}

/** Its outcome: the start of interest, and the first payment. */
function StakeState({ id }: { id: string }) {
  const { data } = useQuery({ ...api.earn.getFinancialPosition.queryOptions({ id }), meta: { shows: "place" } });
  return (
    <>
      <p className="font-medium">
        <FormattedMessage id="earn.stakedDone" />
      </p>
      {data && (
        <SummaryList>
          <SummaryRow label={<FormattedMessage id="earn.eventStarts" />} value={<When at={data.interestFrom} />} />
          {data.nextInterestAt && (
            <SummaryRow label={<FormattedMessage id="earn.nextPayment" />} value={<When at={data.nextInterestAt} />} />
          )}
          {data.maturesAt && (
            <SummaryRow label={<FormattedMessage id="earn.eventMaturity" />} value={<When at={data.maturesAt} />} />
          )}
          <SummaryRow
            label={<FormattedMessage id="earn.accrued" />}
            value={<ExactMoney amount={data.interestAccrued} unit={data.coin} />}
          />
          <SummaryRow
            label={<FormattedMessage id="earn.paid" />}
            value={<ExactMoney amount={data.interestTotal} unit={data.coin} />}
          />
        </SummaryList>
      )}
    </>
  );
}

function Lines({ record }: { record: TradeRecord }) {
  const { number, productName, amount, coin, time, expectedAt, completedAt, status } = record;
  return (
    <SummaryList>
      <SummaryRow label={<FormattedMessage id="earn.number" />} value={<span className="font-mono">{number}</span>} />
      <SummaryRow label={<FormattedMessage id="earn.product" />} value={productName} />
      <SummaryRow label={<FormattedMessage id="earn.amount" />} value={<ExactMoney amount={amount} unit={coin} />} />
      <SummaryRow label={<FormattedMessage id="earn.time" />} value={<When at={time} />} />
      {status === RedemptionStatus.redeeming && expectedAt && (
        <SummaryRow label={<FormattedMessage id="earn.arrivesBy" />} value={<When at={expectedAt} />} />
      )}
      {status !== null && completedAt && (
        <SummaryRow label={<FormattedMessage id="earn.endedAt" />} value={<When at={completedAt} />} />
      )}
    </SummaryList>
  );
}
