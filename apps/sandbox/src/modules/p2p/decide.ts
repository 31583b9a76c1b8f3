import type { Text } from "@coffer/errors";
import { AppealResponsibility, AppealStatus, type FiatParty } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { type FiatAppeal, fiatAppeals, hasSpoken, proofsBy } from "./appeal.ts";
import { cancel, complete } from "./life.ts";
import { type FiatOrder, fiatOrders } from "./order.ts";
import { type Ending, resultText } from "./words.ts";

const { processing, completed } = AppealStatus;
const guilty = { user: AppealResponsibility.trader, dealer: AppealResponsibility.user } as const;

/** Moves the coin by the decision: to the buyer, or back to the seller. */
export function decide(
  world: World,
  appeal: FiatAppeal,
  coinTo: FiatParty,
  ending: Ending,
  own: { responsibility?: AppealResponsibility | undefined; result?: Text | undefined } = {},
): FiatAppeal {
  if (appeal.status !== processing) throw refuse("orderStatusError", appeal.id);
  const done = world.table(fiatAppeals).update(appeal.id, {
    ...{ status: completed, coinTo, completedAt: world.clock.now() },
    responsibility: own.responsibility ?? guilty[coinTo],
    result: own.result ?? resultText(ending, coinTo),
  });
  const order = orderOf(world, appeal);
  const buyer: FiatParty = order.side === "buy" ? "user" : "dealer";
  if (coinTo === buyer) complete(world, order);
  else cancel(world, order, "appealDecided");
  return done;
}

export function orderOf(world: World, { orderId }: FiatAppeal): FiatOrder {
  const found = world.table(fiatOrders).get(orderId);
  if (!found) throw refuse("orderNotFound", orderId);
  return found;
}

/**
 * "Without a decision the side that never answered loses; where both did, the side that says it paid wins with a
 * picture of the payment and loses without one." If neither did, the side that had to confirm loses.
 */
export const decideByClock = dueTask("fiat.decide", (world, { id }: { id: string }) => {
  const appeal = world.table(fiatAppeals).get(id);
  if (appeal?.status !== processing) return;
  const order = orderOf(world, appeal);
  const [payer, receiver]: FiatParty[] = order.side === "buy" ? ["user", "dealer"] : ["dealer", "user"];
  if (payer === undefined || receiver === undefined) return;
  if (!hasSpoken(appeal, receiver)) decide(world, appeal, payer, "silent");
  else if (!hasSpoken(appeal, payer)) decide(world, appeal, receiver, "silent");
  else if (proofsBy(appeal, payer).length + order.voucherFileIds.length > 0) decide(world, appeal, payer, "proven");
  else decide(world, appeal, receiver, "noProof");
});
