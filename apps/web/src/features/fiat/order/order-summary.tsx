import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Card, CardBody, CardTitle, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { useRateText } from "../../../kernel/quote/rate-text.ts";
import { subtract } from "../../../lib/money.ts";
import { Text } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";
import { isOpen } from "../about/is-open.ts";
import { useOrderValues } from "../about/order-words.ts";
import { roleOf } from "../about/way.ts";

/** What leaves, at which price, the fee, what comes; and where the coin is meanwhile. */
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
          <Text id="flow.summary" />
        </CardTitle>
        <SummaryList>
          <SummaryRow label={<Text id={buys ? "fiat.youPay" : "fiat.youSell"} />} value={<ExactMoney {...gives} />} />
          <SummaryRow
            label={<Text id="fiat.price" />}
            value={
              <span title={price}>
                {rateText(price)}{" "}
                <span className="text-ink-2">
                  <Text id="fiat.per" values={{ currency: legalCurrency, coin }} />
                </span>
              </span>
            }
          />
          <SummaryRow label={<Text id="fiat.fee" />} value={<ExactMoney amount={fee} unit={coin} />} />
          <SummaryRow label={<Text id="fiat.method" />} value={order.receiptMethodName} />
          <SummaryRow label={<Text id="fiat.dealer" />} value={visible(order.dealer)} />
          <SummaryTotal
            className="flex-wrap"
            label={<Text id={buys ? "fiat.youGet" : "fiat.youReceive"} />}
            value={<ExactMoney {...gets} />}
          />
        </SummaryList>
        {isOpen(order) && (
          <p className="flex gap-2.5 border-line border-t pt-4 text-ink-2 text-label">
            <LockIcon aria-hidden className="mt-px size-4 shrink-0" />
            <Text id={buys ? "fiat.heldForYou" : "fiat.heldOfYours"} values={values} />
          </p>
        )}
      </CardBody>
    </Card>
  );
}
