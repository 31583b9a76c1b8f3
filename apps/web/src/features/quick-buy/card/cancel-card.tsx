import type { CardOrderDetail } from "@coffer/sdk";
import { coffer } from "../../../kernel/fiat/api.ts";
import { CancelOrder } from "../cancel-order.tsx";

export const CancelCard = ({ order }: { order: CardOrderDetail }) => (
  <CancelOrder
    order={order}
    act={({ id }, once) => coffer.cards.cancelCreditCardOrder({ id }, once)}
    paid={order.reconfirmation !== null}
  />
);
