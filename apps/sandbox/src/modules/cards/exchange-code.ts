import { FiatOrderStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { buy, notice, pay, settle } from "./life.ts";
import { ownCardOrder, type ThirdPartyOrder, thirdPartyOrders } from "./order.ts";
import { checkCardConfirmed } from "./place.ts";

const { pendingPayment, paid, cancelled, completed, paymentFailed } = FiatOrderStatus;
const NOTICES_AFTER = [5000, 8000] as const;
const CODE_BYTES = 12;

export function sendNotices(world: World, { id }: ThirdPartyOrder): void {
  for (const after of NOTICES_AFTER) notice.schedule(world, world.clock.now() + after, { id });
}

/** The user has authorised at the provider: creates a return code and the provider's notices, always sent twice. */
export function authorize(world: World, order: ThirdPartyOrder): ThirdPartyOrder {
  if (order.code !== null) return order;
  sendNotices(world, order);
  return world.table(thirdPartyOrders).update(order.id, { code: world.random.hex(CODE_BYTES) });
}

export function exchangeCode(
  world: World,
  user: User,
  input: WireInput<"exchangeCreditCardCode">,
  base: string,
): ThirdPartyOrder {
  const order = ownCardOrder(world, user.uid, input.id);
  const { status, reconfirmation } = order;
  if (status === cancelled) throw refuse(wasUnpaid(order) ? "paymentTimeout" : "orderCancelled");
  if (status === paymentFailed) throw refuse("orderStatusFailed");
  if (input.acceptedQuoteId !== undefined) {
    if (status === completed) throw refuse("orderCompleted");
    if (status !== paid || reconfirmation === null) throw refuse("orderStatusError");
    if (reconfirmation.quoteId !== input.acceptedQuoteId) throw refuse("noExchangeRate", input.acceptedQuoteId);
    const { price, quantity, changePercent } = reconfirmation;
    return buy(world, order, { price, quantity, priceAdjustedPercent: changePercent });
  }
  if (order.code === null || order.code !== input.code)
    throw refuse("securityVerificationFailed", null, { data: { attemptsLeft: null } });
  if (status !== pendingPayment) return status === paid && reconfirmation === null ? settle(world, order) : order;
  checkCardConfirmed(world, user.uid, base);
  return settle(world, pay(world, order));
}

/** Returns whether the time was over without a cancellation. */
export const wasUnpaid = ({ timeline, payBy }: ThirdPartyOrder) =>
  timeline.at(-2)?.status === pendingPayment && (timeline.at(-1)?.at ?? 0) >= payBy;
