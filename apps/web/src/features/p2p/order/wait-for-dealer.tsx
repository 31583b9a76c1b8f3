import { FiatOrderStatus, type LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import { When } from "../../../platform/page/when.tsx";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { PayeeLines } from "./payee-lines.tsx";

/** The dealer's turn: its action, its deadline, and the consequence of a delay. */
export function WaitForDealer({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  const paysYou = order.status === FiatOrderStatus.awaitingMerchantPayment;
  const until = order.payBy ?? order.confirmBy;
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle>
            <FormattedMessage id={paysYou ? "p2p.dealerPaysYou" : "p2p.dealerLooks"} values={values} />
          </CardTitle>
          {until && (
            <p className="mt-1 text-ink-2">
              <FormattedMessage
                id={paysYou ? "p2p.dealerPaysBody" : "p2p.dealerLooksBody"}
                values={{ ...values, time: <When at={until} /> }}
              />
            </p>
          )}
        </div>
        {paysYou && <PayeeLines order={order} title="p2p.paidTo" />}
        {order.voucherFileIds.length > 0 && (
          <div className="flex flex-col gap-2">
            <h3 className="text-ink-2 text-label">
              <FormattedMessage id="p2p.yourPictures" />
            </h3>
            <SentFiles ids={order.voucherFileIds} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
