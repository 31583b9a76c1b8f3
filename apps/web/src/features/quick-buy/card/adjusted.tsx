import { type CardOrderDetail, FiatOrderStatus } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { Text } from "../../../lib/text.tsx";
import { RateDifference } from "../rate-difference.tsx";

/** "Price move over 1 % adjusts the order": what was shown, beside what it was bought at. */
export function Adjusted({ order }: { order: CardOrderDetail }) {
  const { priceAdjustedPercent: percent, coin, legalCurrency, status } = order;
  if (percent === null || status === FiatOrderStatus.cancelled) return null;
  const was = { price: order.quotedPrice, quantity: order.quotedQuantity };
  return (
    <div className="flex flex-col gap-4">
      <Notice live="off" title={<Text id="quickBuy.adjustedTitle" values={{ percent }} />}>
        <Text id="quickBuy.adjustedBody" />
      </Notice>
      <RateDifference coin={coin} legalCurrency={legalCurrency} was={was} now={order} />
    </div>
  );
}
