import type { CardOrderDetail } from "@coffer/sdk";
import { coffer } from "../../platform/p2p/api.ts";
import { CancelOrder } from "../../platform/quick-pay/cancel-order.tsx";

export const CancelCard = ({ order }: { order: CardOrderDetail }) => (
  <CancelOrder
    order={order}
    act={({ id }, once) => coffer.cards.cancelCreditCardOrder({ id }, once)}
    paid={order.reconfirmation !== null}
  />
);
