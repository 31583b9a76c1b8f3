import { CashOrderStatus } from "@coffer/sdk";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import { CancelTopUp } from "./cancel-top-up.tsx";
import { ConfirmPayment } from "./confirm-payment.tsx";
import { OrderFrame, OrderState } from "./order-frame.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PapersCard } from "./papers-card.tsx";
import { PayInCard } from "./pay-in-card.tsx";
import { useTopUp } from "./use-order.ts";

/** A deposit's page: payment details while it waits, then the status. Polled until the end. */
export function TopUpPage({ id }: { id: string }) {
  const query = useTopUp(id);
  const order = query.data;
  const waits = order?.status === CashOrderStatus.pendingPayment;
  return (
    <OrderFrame
      id={id}
      title={<FormattedMessage id="cash.depositOrder" />}
      query={query}
      actions={order?.cancellable && <CancelTopUp order={order} />}
      state={
        order && (
          <>
            {waits && <PayInCard order={order} />}
            {waits && <ConfirmPayment id={id} />}
            {order.papers && <PapersCard id={id} papers={order.papers} />}
            <OrderState direction="topUp" order={order} />
            {order.voucherFileIds.length > 0 && (
              <Card>
                <CardBody className="flex flex-col gap-4">
                  <CardTitle>
                    <FormattedMessage id="cash.vouchers" />
                  </CardTitle>
                  <SentFiles ids={order.voucherFileIds} />
                </CardBody>
              </Card>
            )}
          </>
        )
      }
      summary={order && <OrderLines order={order} reference={order.reference} />}
    />
  );
}
