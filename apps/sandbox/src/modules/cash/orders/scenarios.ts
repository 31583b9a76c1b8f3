import { DAY, HOUR, MINUTE, type Scenario } from "../../../core/scenario.ts";
import { type Person, persona } from "../../scenarios/story/exports.ts";
import { confirmed, payee, payOut, topUp } from "./story.ts";

/** Ended long ago: credited, cancelled, not paid, not found, sent back. */
function endedTopUps(mei: Person): void {
  const { stage } = mei;
  for (const amount of ["50000", "12000"]) {
    const { id } = confirmed(mei, "ach", amount);
    stage.act("bank", "match", { id });
    stage.act("bank", "credit", { id });
  }
  mei.call("cancelCashTopUpOrder", { id: topUp(mei, "fasterPayments", "300").id });
  topUp(mei, "fps", "8000");
  stage.act("bank", "return", { id: confirmed(mei, "sepa", "750").id, reason: "The reference is missing." });
  // Arrives without a matching reference.
  const { id } = confirmed(mei, "localBank", "9000");
  stage.act("bank", "ask-papers", { id, note: "Please show the transfer's receipt." });
}

/** Paid, sent back, rejected by the review. */
function endedPayouts(mei: Person): void {
  const { stage } = mei;
  stage.act("bank", "credit", { id: payOut(mei, payee(mei, "ach"), "1250", "Rent November").id });
  stage.act("bank", "return", { id: payOut(mei, payee(mei, "ach"), "640").id, reason: "The account is closed." });
  const { id } = payOut(mei, payee(mei, "ach"), "50000");
  stage.act("reviewer", "decide", { queue: "cashOrder", id, decision: "reject", reason: "The purpose is unclear." });
}

export const cashOrdersMade: Scenario = {
  name: "cash-orders",
  topic: "waiting",
  title: { en: "Cash orders", "zh-CN": "法币订单" },
  about: {
    en: "Mei's top-ups and payouts show each status they can have, one each with papers asked for.",
    "zh-CN": "Mei 的法币充值与提现涵盖每一种状态，各有一笔被要求补充材料。",
  },
  begins: 6 * DAY,
  apply: (stage) => {
    const { world, now } = stage;
    const mei = persona(stage, "mei");
    endedTopUps(mei);
    endedPayouts(mei);
    world.clock.advanceTo(now - 5 * HOUR);
    payOut(mei, payee(mei, "ach"), "50000", "Plot in Kent");
    const asked = payOut(mei, payee(mei, "ach"), "2400");
    stage.act("bank", "ask-papers", { id: asked.id });
    stage.act("bank", "ask-papers", { id: confirmed(mei, "fps", "60000").id });
    topUp(mei, "fasterPayments", "2000");
    world.clock.advanceTo(now - 20 * MINUTE);
    payOut(mei, payee(mei, "ach"), "320", "Seeds");
    confirmed(mei, "ach", "900");
    world.clock.advanceTo(now - MINUTE);
    confirmed(mei, "localBank", "5000");
  },
};

export const topUpWaiting: Scenario = {
  name: "top-up-waiting",
  topic: "waiting",
  title: { en: "A top-up to be paid", "zh-CN": "待付款的法币充值" },
  about: {
    en: "Mei ordered a top-up of 2,000 GBP four hours ago and hasn't paid yet.",
    "zh-CN": "Mei 四小时前创建了 2,000 GBP 的充值订单，尚未付款。",
  },
  begins: 4 * HOUR,
  apply: (stage) => {
    topUp(persona(stage, "mei"), "fasterPayments", "2000");
  },
};

const payoutScenario = (
  name: string,
  title: Scenario["title"],
  about: Scenario["about"],
  amount: string,
  after: (mei: Person, id: string) => void,
): Scenario => ({
  ...{ name, topic: "waiting", title, about },
  begins: 3 * HOUR,
  apply: (stage) => {
    const mei = persona(stage, "mei");
    if (amount.length > 4) {
      const { id } = confirmed(mei, "ach", amount);
      stage.act("bank", "match", { id });
      stage.act("bank", "credit", { id });
    }
    const { id } = payOut(mei, payee(mei, "ach"), amount, "Rent November");
    stage.world.clock.advance(HOUR);
    after(mei, id);
  },
});

export const payoutPapersAsked = payoutScenario(
  "payout-papers-asked",
  { en: "A payout the bank asks about", "zh-CN": "银行要求补充材料的提现" },
  {
    en: "The bank wants to see papers for Mei's payout before it goes on, within 3 working days.",
    "zh-CN": "银行要求 Mei 在 3 个工作日内为其提现补充材料。",
  },
  "800",
  ({ stage }, id) => {
    stage.act("bank", "ask-papers", { id, note: "Please send the lease this rent is paid for." });
  },
);

export const payoutReturned = payoutScenario(
  "payout-returned",
  { en: "A payout that came back", "zh-CN": "被退回的提现" },
  {
    en: "The payee's bank sent Mei's payout back: it has failed, and the amount is in her cash wallet again.",
    "zh-CN": "收款银行退回了 Mei 的提现：订单失败，金额已退回法币钱包。",
  },
  "800",
  ({ stage }, id) => {
    stage.act("bank", "return", { id, reason: "The account is closed." });
  },
);

export const payoutInReview = payoutScenario(
  "payout-in-review",
  { en: "A large payout in review", "zh-CN": "审核中的大额提现" },
  {
    en: "Mei's payout of 50,000 USD waits for the reviewer; the amount is held.",
    "zh-CN": "Mei 的 50,000 USD 提现等待人工审核，金额已冻结。",
  },
  "50000",
  () => {},
);

export const cashClosed: Scenario = {
  name: "cash-closed",
  topic: "refusals",
  title: { en: "Closed cash channels", "zh-CN": "已关闭的法币渠道" },
  about: {
    en: "Top-ups by ACH and payouts by Faster Payments are closed, and euros altogether.",
    "zh-CN": "ACH 充值与英镑快速支付提现已关闭，欧元全部关闭。",
  },
  apply: (stage) => {
    stage.act("bank", "channel", { channel: "ach", direction: "topUp", open: false });
    stage.act("bank", "channel", { channel: "fasterPayments", direction: "withdraw", open: false });
    stage.act("bank", "currency", { currency: "EUR", open: false });
  },
};
