import { type CardOrderDetail, FiatOrderStatus } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { RateDifference } from "../../platform/quick-pay/rate-difference.tsx";

/** "Price move over 1 % adjusts the order": compares the shown and the executed price. */
export function Adjusted({ order }: { order: CardOrderDetail }) {
  const { priceAdjustedPercent: percent, coin, legalCurrency, status } = order;
  if (percent === null || status === FiatOrderStatus.cancelled) return null;
  const was = { price: order.quotedPrice, quantity: order.quotedQuantity };
  return (
    <div className="flex flex-col gap-4">
      <Notice live="off" title={<FormattedMessage id="cards.adjustedTitle" values={{ percent }} />}>
        <FormattedMessage id="cards.adjustedBody" />
      </Notice>
      <RateDifference coin={coin} legalCurrency={legalCurrency} was={was} now={order} />
    </div>
  );
}
