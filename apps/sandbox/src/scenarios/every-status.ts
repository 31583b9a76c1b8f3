import { reviewQueues } from "../actors/review-queues.ts";
import { failWithdrawal } from "../actors/sender.ts";
import { networkOf } from "../domain/coins/amounts.ts";
import { depositAddressOf } from "../domain/deposit/deposit-address.ts";
import { startDeposit } from "../domain/deposit/start-deposit.ts";
import type { World } from "../world/world.ts";
import { ask, elsewhere, receive, withdraw } from "./money.ts";
import { type Person, persona } from "./person.ts";
import { HOUR, MINUTE, type Scenario, SECOND } from "./scenario.ts";

/** What `underWay` takes, to its last second: a moment later the next step is taken. */
const UNDER_WAY = 195 * SECOND;

export const everyStatus: Scenario = {
  name: "every-status",
  title: { en: "Every status", "zh-CN": "全部状态" },
  about: {
    en: "Mei's records show each status a deposit and a withdrawal can have, for lists, labels and detail pages.",
    "zh-CN": "Mei 的记录涵盖充值与提现的每一种状态，用于列表、标签与详情页。",
  },
  begins: 6 * HOUR,
  apply: (world, now) => {
    const mei = persona(world, "mei");
    ended(world, mei);
    world.clock.advanceTo(now - UNDER_WAY);
    // Below the minimum; and without a tag nobody can tell whose it is.
    receive(world, mei, "USDT", "TRC20", "2");
    const { address } = depositAddressOf(world, mei.uid, networkOf(world, "XRP", "XRP"));
    startDeposit(world, { coin: "XRP", network: "XRP", address, amount: "40" });
    underWay(world, mei);
  },
};

/** Completed, cancelled, expired, rejected, failed. */
function ended(world: World, mei: Person): void {
  withdraw(world, mei, elsewhere.TRC20, "110");
  mei.call("cancelApplyTransactionOut", { id: ask(mei, elsewhere.TRC20, "120").id });
  ask(mei, elsewhere.TRC20, "130");
  const { id } = withdraw(world, mei, elsewhere.BTC, "0.8");
  reviewQueues.withdrawal?.decide(world, id, "reject", "The address is on a sanctions list.");
  failWithdrawal(world, withdraw(world, mei, elsewhere.TRC20, "140").id);
}

/** On the chain, being sent, just accepted, in review, not yet confirmed. */
function underWay(world: World, mei: Person): void {
  withdraw(world, mei, elsewhere.ETH, "0.2");
  world.clock.advance(MINUTE + 10 * SECOND);
  withdraw(world, mei, elsewhere.BTC, "0.8");
  withdraw(world, mei, elsewhere.TRC20, "150");
  withdraw(world, mei, elsewhere.TRC20, "160");
  ask(mei, elsewhere.TRC20, "170");
  receive(world, mei, "BTC", "BTC", "0.02");
}
