import { FiatOrderStatus } from "@coffer/sdk/contract";
import { dueTask } from "../../world/due-task.ts";
import { cancel } from "./life.ts";
import { fiatOrders } from "./order.ts";

const { awaitingUserPayment, awaitingMerchantPayment } = FiatOrderStatus;

/** "The buyer pays within a time limit; an order auto-cancels on timeout." */
export const cancelUnpaid = dueTask("fiat.unpaid", (world, { id }: { id: string }) => {
  const order = world.table(fiatOrders).get(id);
  if (order?.status === awaitingUserPayment) cancel(world, order, "userPaymentTimeout");
  if (order?.status === awaitingMerchantPayment) cancel(world, order, "dealerPaymentTimeout");
});
