import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Card, CardBody, CardTitle, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import { subtract } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { isOpen } from "../order-facts/is-open.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { roleOf } from "../order-facts/way.ts";

/** What leaves, the price, the fee, what arrives, and the coin's location. */
export function OrderSummary({ order }: { order: LegalCurrencyOrder }) {
  const rateText = useRateText();
  const values = useOrderValues(order);
  const { coin, legalCurrency, quantity, amount, price, fee } = order;
  const buys = roleOf(order) === "buyer";
  const gives = buys ? { amount, unit: legalCurrency } : { amount: quantity, unit: coin };
  const gets = buys ? { amount: subtract(quantity, fee), unit: coin } : { amount, unit: legalCurrency };
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id="flow.summary" />
        </CardTitle>
        <SummaryList>
          <SummaryRow
            label={<FormattedMessage id={buys ? "p2p.youPay" : "p2p.youSell"} />}
            value={<ExactMoney {...gives} />}
          />
          <SummaryRow
            label={<FormattedMessage id="p2p.price" />}
            value={
              <span title={price}>
                {rateText(price)}{" "}
                <span className="text-ink-2">
                  <FormattedMessage id="p2p.per" values={{ currency: legalCurrency, coin }} />
                </span>
              </span>
            }
          />
          <SummaryRow label={<FormattedMessage id="p2p.fee" />} value={<ExactMoney amount={fee} unit={coin} />} />
          <SummaryRow label={<FormattedMessage id="p2p.method" />} value={order.receiptMethodName} />
          <SummaryRow label={<FormattedMessage id="p2p.dealer" />} value={visibleCharacters(order.dealer)} />
          <SummaryTotal
            className="flex-wrap"
            label={<FormattedMessage id={buys ? "p2p.youGet" : "p2p.youReceive"} />}
            value={<ExactMoney {...gets} />}
          />
        </SummaryList>
        {isOpen(order) && (
          <p className="flex gap-2.5 border-line border-t pt-4 text-ink-2 text-label">
            <LockIcon aria-hidden className="mt-px size-4 shrink-0" />
            <FormattedMessage id={buys ? "p2p.heldForYou" : "p2p.heldOfYours"} values={values} />
          </p>
        )}
      </CardBody>
    </Card>
  );
}
