import { FiatOrderStatus, type OperationId } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { checkPath } from "../../testing/check-path.ts";
import { GBP } from "../../testing/fiat-trading.ts";
import { image } from "../../testing/images.ts";
import { ModelWorld, Sums } from "../../testing/model-world.ts";
import { proof } from "../../testing/money.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { HABITS } from "./dealer.ts";
import { coinAccount, fiatOrders, giverOf, takerOf } from "./order.ts";
import { costOf } from "./trade-as.ts";

const UID = "80412";
const DEALERS = ["northgate", "marlow", "lotus"];
const remark = "Nobody has confirmed what was paid.";
const { completed, cancelled } = FiatOrderStatus;

const which = fc.nat({ max: 3 });
const one = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name), which });
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("buy", "sell"), quantity: fc.constantFrom("40", "700") }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("said"), which, voucher: fc.boolean() }) },
  ...["cancel", "received", "appeal", "answer", "settle"].map((name) => ({ weight: 2, arbitrary: one(name) })),
  ...["pay", "confirm", "complain", "dealerAnswers", "giveIn"].map((name) => ({ weight: 2, arbitrary: one(name) })),
  { weight: 2, arbitrary: fc.record({ do: fc.constant("decide"), which, to: fc.constantFrom("user", "dealer") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("habit"), habit: fc.constantFrom(...HABITS) }) },
  { weight: 1, arbitrary: one("stranger") },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("pass"), seconds: fc.constantFrom(30, 130, 900, 1800, 86_400) }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Each> ? Each : never;
type Step = {
  do: string;
  which?: number;
  quantity?: string;
  voucher?: boolean;
  to?: string;
  habit?: string;
  seconds?: number;
};

const step = (name: string, more: Omit<Step, "do"> = {}): Step => ({ do: name, which: 0, ...more });
const buying = step("buy", { quantity: "40" });
const selling = step("sell", { quantity: "40" });
const silent = step("habit", { habit: "silent" });
const said = step("said", { voucher: true });
const aDay = step("pass", { seconds: 86_400 });
/** Every outcome once, so that random steps only add unusual orders. */
const everyEnd: Step[][] = [
  [buying, step("cancel"), step("cancel"), buying, buying, buying, step("pass", { seconds: 900 })],
  [buying, said, step("pass", { seconds: 130 }), selling, step("pass", { seconds: 130 }), step("received")],
  [silent, buying, said, step("pass", { seconds: 1800 }), step("answer"), aDay, aDay],
  [silent, buying, said, step("appeal"), step("dealerAnswers"), aDay, selling, step("pay"), step("appeal"), aDay],
  [silent, buying, said, step("appeal"), step("confirm"), selling, step("pay"), step("complain"), step("settle")],
  [silent, selling, step("pay"), step("complain"), step("giveIn"), selling, step("pass", { seconds: 900 })],
  [buying, said, step("appeal"), step("decide", { to: "dealer" }), buying, said, step("appeal"), step("settle")],
];

const model = new ModelWorld("mei");
const reached = new Set<string>();

class Trades {
  constructor() {
    const accounts = [UID, ...DEALERS].map((of) => coinAccount(of, GBP.coin));
    model.begin(accounts, () => {});
  }

  run(step: Step): void {
    const order = this.#orders.toReversed()[step.which ?? 0];
    const id = order?.id ?? "fo_NONE";
    const appeal = order?.appealId ?? "ac_NONE";
    const mine = (name: OperationId, input: Record<string, unknown>) =>
      model.refusable(() => model.api.call(name, input, model.key()));
    if (step.do === "buy" || step.do === "sell") this.#trade(step.do, step.quantity ?? "40");
    if (step.do === "said") {
      const { fileId } = model.api.call("uploadImage", { file: image(), purpose: "paymentVoucher" }).result;
      mine("userBuyCoinConfirmPayment", { id, voucherFileIds: step.voucher ? [fileId] : [] });
    }
    if (step.do === "cancel") mine("userCancelBuyCoin", { id });
    if (step.do === "received") mine("userSellCoinConfirmReceipt", { id, verification: proof });
    if (step.do === "appeal") mine("userAppeal", { orderId: id, reason: "Not released", remark });
    if (step.do === "answer") mine("answerLegalCurrencyAppealOrder", { id: appeal, remark });
    if (step.do === "settle") mine("settleLegalCurrencyAppealOrder", { id: appeal, verification: proof });
    if (step.do === "stranger")
      expect(model.as("verified").call("getLegalCurrencyOrder", { id }).error?.code).toBe(40007);
    if (step.do === "pay" || step.do === "confirm" || step.do === "complain") model.act(`dealer/${step.do}`, { id });
    if (step.do === "dealerAnswers") model.act("dealer/answer", { id: appeal });
    if (step.do === "giveIn") model.act("dealer/give-in", { id: appeal });
    if (step.do === "decide") model.act("mediator/decide", { id: appeal, to: step.to });
    if (step.do === "habit") for (const dealer of DEALERS) model.act("dealer/change", { dealer, habit: step.habit });
    if (step.do === "pass") model.pass(step.seconds ?? 0);
  }

  /** Held coins belong to open orders; the coins of every other order were released or returned, exactly once. */
  check(): void {
    const sums = new Sums();
    const { ledger } = model.world;
    for (const order of this.#orders) {
      const path = checkPath("FiatOrderStatus", FiatOrderStatus, order);
      reached.add(`${order.side} ${path.at(-1)}`);
      const amount = minorOf(model.world, order.coin, order.quantity);
      const state = ledger.findHold(`${order.id}:hold`)?.status;
      const entries = [`${order.id}:release`, `${order.id}:void`].map((id) => ledger.entry(id) !== undefined);
      const isDone = order.status === completed;
      const isOff = order.status === cancelled;
      expect([order.status, entries]).toEqual([order.status, [isDone, isOff]]);
      expect([order.status, state]).toEqual([order.status, isDone ? "captured" : isOff ? "voided" : "open"]);
      if (!isDone && !isOff) sums.hold(coinAccount(giverOf(order), order.coin), amount);
      if (!isDone) continue;
      sums.move(coinAccount(giverOf(order), order.coin), -amount);
      sums.move(coinAccount(takerOf(order), order.coin), amount);
    }
    model.check(sums);
  }

  #trade(side: "buy" | "sell", quantity: string): void {
    const { buyPrice, sellPrice } = model.api.call("getReferencePrice", GBP).result;
    const price = side === "buy" ? buyPrice : sellPrice;
    const size = { ...GBP, quantity, price, amount: costOf(quantity, price) };
    const [own] = model.api.call("getUserReceiptMethodInfoList", {}).result.items;
    const userReceiptMethodInfoDetailId = own?.userReceiptMethodInfoDetailId ?? "";
    model.refusable(() =>
      side === "buy"
        ? model.api.call("userBuyCoin", { ...size, receiptMethodId: "rm_fps_gbp" }, model.key())
        : model.api.call("userSellCoin", { ...size, userReceiptMethodInfoDetailId, verification: proof }, model.key()),
    );
  }
  get #orders() {
    return model.world.table(fiatOrders).all();
  }
}

test(
  "releases or returns each held coin exactly once, in any order of events",
  async () => {
    await checkProperty(
      "orders with dealers and complaints about them",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(command, { minLength: 1, maxLength: 40, size: "max" }), (steps: (Command | Step)[]) => {
        const trades = new Trades();
        for (const each of steps) {
          trades.run(each as Step);
          trades.check();
        }
        // The passing time ends everything that is open.
        trades.run(aDay);
        trades.run(aDay);
        trades.check();
      }),
      { examples: everyEnd.map((steps): [Step[]] => [steps]) as never },
    );
    const ends = ["buy", "sell"].flatMap((side) => [`${side} completed`, `${side} cancelled`]);
    for (const end of ends) expect(reached).toContain(end);
    for (const code of [40004, 40005, 40006, 40007, 60014, 60015, 60017, 60019]) expect(model.met).toContain(code);
  },
  TIMEOUT_MS,
);
