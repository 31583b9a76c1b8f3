import { CashOrderStatus } from "@coffer/sdk/contract";
import type { Action } from "../../../core/actor.ts";
import type { Fields } from "../../../core/fields.ts";
import { nameIn } from "../../../core/name-in.ts";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { finish } from "./carry-out.ts";
import { match, receive } from "./match.ts";
import { end } from "./money.ts";
import { type CashOrder, cashOrders } from "./order.ts";
import { askPapers } from "./papers.ts";

const { pendingPayment, pendingReview, inProgress } = CashOrderStatus;
type IsPossible = (order: CashOrder) => boolean;

/** The maximum number of offered orders of an action. */
const MOST = 100;
const those = (isPossible: IsPossible) => (world: World) =>
  world
    .table(cashOrders)
    .part("open", MOST)
    .filter(isPossible)
    .map(({ id, number, amount, currency, status }) => ({
      send: { id },
      summary: `${number}: ${amount} ${currency}, ${nameIn(CashOrderStatus, status)}`,
    }));

/** @throws 40007 for an unknown order, 60015 if the action doesn't apply to it now */
function orderIn(world: World, fields: Fields, isPossible: IsPossible): CashOrder {
  const id = fields.text("id");
  const order = world.table(cashOrders).get(id);
  if (!order) throw refuse("orderNotFound");
  if (!isPossible(order)) throw refuse("orderStatusError", `${id} is ${nameIn(CashOrderStatus, order.status)}.`);
  return order;
}

const isWaiting: IsPossible = ({ status }) => status === pendingPayment;
const isMatching: IsPossible = ({ status, direction }) => direction === "topUp" && status === pendingReview;
const isWithBank: IsPossible = ({ status }) => status === inProgress;
const canGoBack: IsPossible = (order) => isMatching(order) || isWithBank(order);
const canBeAskedAbout: IsPossible = (order) =>
  (order.status === pendingReview || isWithBank(order)) && (order.papers === null || order.papers.sentAt !== null);

/** The bank's actions on orders. */
export const bankActions: Readonly<Record<string, Action>> = {
  receive: {
    about: {
      en: "The payment for a waiting top-up arrives, whether the user said so or not; from an IBAN, if named.",
      "zh-CN": "待付款充值的款项到账（可指定付款 IBAN）。",
    },
    takes: ["id", "iban?"],
    now: those(isWaiting),
    run: (world, fields) => {
      const order = orderIn(world, fields, isWaiting);
      const iban = fields.optionalText("iban") ?? null;
      fields.done();
      return receive(world, order, iban);
    },
  },
  match: {
    about: { en: "A top-up's payment matches now, without the usual minutes.", "zh-CN": "立即匹配充值付款。" },
    takes: ["id"],
    now: those(isMatching),
    run: (world, fields) => {
      const order = orderIn(world, fields, isMatching);
      fields.done();
      return match(world, order);
    },
  },
  credit: {
    about: { en: "A top-up is credited, a payout is with the payee, now.", "zh-CN": "立即入账充值，或完成提现。" },
    takes: ["id"],
    now: those(isWithBank),
    run: (world, fields) => {
      const order = orderIn(world, fields, isWithBank);
      fields.done();
      return finish(world, order);
    },
  },
  return: {
    about: { en: "The money goes back where it came from.", "zh-CN": "款项原路退回。" },
    takes: ["id", "reason?"],
    now: those(canGoBack),
    run: (world, fields) => {
      const order = orderIn(world, fields, canGoBack);
      const reason = fields.optionalText("reason") ?? null;
      fields.done();
      if (order.status === pendingReview) return end(world, order, "sentBack", reason);
      return end(world, order, order.direction === "withdraw" ? "returned" : "declined", reason);
    },
  },
  "ask-papers": {
    about: { en: "The bank wants to see papers before it goes on.", "zh-CN": "银行要求补充材料。" },
    takes: ["id", "note?"],
    now: those(canBeAskedAbout),
    run: (world, fields) => {
      const order = orderIn(world, fields, canBeAskedAbout);
      const note = fields.optionalText("note") ?? null;
      fields.done();
      return askPapers(world, order, note);
    },
  },
};
