import { HOUR, MINUTE, type Scenario, SECOND } from "../../core/scenario.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { depositAddressOf, startDeposit } from "../deposits/exports.ts";
import { ask, elsewhere, type Person, persona, receive, withdraw } from "../scenarios/story/exports.ts";

/** What `underWay` takes, to its last second: a moment later the next step is taken. */
const UNDER_WAY = 195 * SECOND;

export const everyStatus: Scenario = {
  name: "every-status",
  topic: "waiting",
  title: { en: "Every status", "zh-CN": "全部状态" },
  about: {
    en: "Mei's records show each status a deposit and a withdrawal can have, for lists, labels and detail pages.",
    "zh-CN": "Mei 的记录涵盖充值与提现的每一种状态，用于列表、标签与详情页。",
  },
  begins: 6 * HOUR,
  apply: (stage) => {
    const { world, now } = stage;
    const mei = persona(stage, "mei");
    ended(mei);
    world.clock.advanceTo(now - UNDER_WAY);
    // Below the minimum; and without a tag nobody can tell whose it is.
    receive(mei, "USDT", "TRC20", "2");
    const { address } = depositAddressOf(world, mei.uid, networkOf(world, "XRP", "XRP"));
    startDeposit(world, { coin: "XRP", network: "XRP", address, amount: "40" });
    underWay(world, mei);
  },
};

/** Completed, cancelled, expired, rejected, failed. */
function ended(mei: Person): void {
  withdraw(mei, elsewhere.TRC20, "110");
  mei.call("cancelApplyTransactionOut", { id: ask(mei, elsewhere.TRC20, "120").id });
  ask(mei, elsewhere.TRC20, "130");
  const { id } = withdraw(mei, elsewhere.BTC, "0.8");
  mei.stage.act("reviewer", "decide", {
    ...{ queue: "withdrawal", id, decision: "reject" },
    reason: "The address is on a sanctions list.",
  });
  mei.stage.act("sender", "fail", { id: withdraw(mei, elsewhere.TRC20, "140").id });
}

/** On the chain, being sent, just accepted, in review, not yet confirmed. */
function underWay(world: World, mei: Person): void {
  withdraw(mei, elsewhere.ETH, "0.2");
  world.clock.advance(MINUTE + 10 * SECOND);
  withdraw(mei, elsewhere.BTC, "0.8");
  withdraw(mei, elsewhere.TRC20, "150");
  withdraw(mei, elsewhere.TRC20, "160");
  ask(mei, elsewhere.TRC20, "170");
  receive(mei, "BTC", "BTC", "0.02");
}

export const lowBalance: Scenario = {
  name: "low-balance",
  topic: "money",
  title: { en: "Low balance", "zh-CN": "余额不足" },
  about: {
    en: "Vera (persona verified) has 3.2 USDT left, less than the smallest withdrawal: amounts refuse with 60028.",
    "zh-CN": "Vera（角色 verified）仅剩 3.2 USDT，低于最小提现额：提交会返回 60028。",
  },
  begins: 4 * HOUR,
  apply: (stage) => {
    const { world } = stage;
    withdraw(persona(stage, "verified"), elsewhere.TRC20, "996.8");
    world.clock.advance(3 * HOUR);
  },
};
