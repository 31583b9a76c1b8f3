import { Button, SummaryRow } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import { OrderFrame, OrderState } from "./order-frame.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PapersCard } from "./papers-card.tsx";
import { usePayout } from "./use-order.ts";

/** A payout's page. Polled until the end. */
export function PayoutPage({ id }: { id: string }) {
  const query = usePayout(id);
  const order = query.data;
  return (
    <OrderFrame
      id={id}
      title={<FormattedMessage id="cash.withdrawOrder" />}
      query={query}
      actions={
        <Button asChild>
          <Link to="/assets/cash/withdraw" search={{}}>
            <FormattedMessage id="cash.anotherPayout" />
          </Link>
        </Button>
      }
      state={
        order && (
          <>
            {order.papers && <PapersCard id={id} papers={order.papers} />}
            <OrderState direction="withdraw" order={order} />
          </>
        )
      }
      summary={
        order && (
          <OrderLines order={order} reference={order.reference}>
            <SummaryRow
              label={<FormattedMessage id="cash.recipient" />}
              value={
                <>
                  {order.payeeName}
                  <span className="block font-mono text-label">{order.payeeAccount}</span>
                </>
              }
            />
            {order.bankReference && (
              <SummaryRow
                label={<FormattedMessage id="cash.bankReference" />}
                value={<span className="font-mono text-label">{order.bankReference}</span>}
              />
            )}
            {order.expectedAt && (
              <SummaryRow label={<FormattedMessage id="cash.expectedAt" />} value={<When at={order.expectedAt} />} />
            )}
          </OrderLines>
        )
      }
    />
  );
}
