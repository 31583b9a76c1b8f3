import { FiatOrderStatus, lifeCycles } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hold, MOST_MS } from "../../../../../.ci/deep.ts";
import { nameIn } from "../../area/name-in.ts";
import { balanceOf } from "../../ledger/account.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { TestSandbox } from "../../testing/client.ts";
import { countChanges } from "../../testing/count-changes.ts";
import { image } from "../../testing/images.ts";
import { proof, SECOND } from "../../testing/money.ts";
import { minorOf } from "../coins/exports.ts";
import { HABITS } from "./dealer.ts";
import { coinAccount, type FiatOrder, fiatOrders, giverOf, takerOf } from "./order.ts";
import { costOf } from "./trade-as.ts";

const UID = "80412";
const DEALERS = ["northgate", "marlow", "lotus"];
const GBP = { coin: "USDT", legalCurrency: "GBP" };
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
/** Every way to end once, so that random steps only add what nobody thought of. */
const everyEnd: Step[][] = [
  [buying, step("cancel"), step("cancel"), buying, buying, buying, step("pass", { seconds: 900 })],
  [buying, said, step("pass", { seconds: 130 }), selling, step("pass", { seconds: 130 }), step("received")],
  [silent, buying, said, step("pass", { seconds: 1800 }), step("answer"), aDay, aDay],
  [silent, buying, said, step("appeal"), step("dealerAnswers"), aDay, selling, step("pay"), step("appeal"), aDay],
  [silent, buying, said, step("appeal"), step("confirm"), selling, step("pay"), step("complain"), step("settle")],
  [silent, selling, step("pay"), step("complain"), step("giveIn"), selling, step("pass", { seconds: 900 })],
  [buying, said, step("appeal"), step("decide", { to: "dealer" }), buying, said, step("appeal"), step("settle")],
];

const sandbox = TestSandbox.start();
const changes = countChanges(sandbox);
const reached = new Set<string>();
const met = new Set<number>();

class Trades {
  readonly #world;
  readonly #start: ReadonlyMap<string, bigint>;
  #mei;
  #intents = 0;

  constructor() {
    sandbox.worlds.reset(sandbox.worlds.open("main", 0));
    this.#world = sandbox.world();
    this.#mei = sandbox.as("mei");
    this.#start = this.#balances();
  }

  run(step: Step): void {
    const order = this.#orders.toReversed()[step.which ?? 0];
    const id = order?.id ?? "fo_NONE";
    const appeal = order?.appealId ?? "ac_NONE";
    const act = (path: string, fields: object) => this.#refusable(() => this.#control(`actors/${path}`, fields));
    const call = (name: "userCancelBuyCoin", input: object) =>
      this.#refusable(() => this.#mei.call(name, { ...input }, this.#key()));
    const mine = (name: string, input: object) => call(name as "userCancelBuyCoin", input);
    if (step.do === "buy" || step.do === "sell") this.#trade(step.do, step.quantity ?? "40");
    if (step.do === "said") {
      const { fileId } = this.#mei.call("uploadImage", { file: image(), purpose: "paymentVoucher" }).result;
      mine("userBuyCoinConfirmPayment", { id, voucherFileIds: step.voucher ? [fileId] : [] });
    }
    if (step.do === "cancel") mine("userCancelBuyCoin", { id });
    if (step.do === "received") mine("userSellCoinConfirmReceipt", { id, verification: proof });
    if (step.do === "appeal") mine("userAppeal", { orderId: id, reason: "Not released", remark });
    if (step.do === "answer") mine("answerLegalCurrencyAppealOrder", { id: appeal, remark });
    if (step.do === "settle") mine("settleLegalCurrencyAppealOrder", { id: appeal, verification: proof });
    if (step.do === "stranger") {
      const vera = sandbox.as("verified");
      const reply = vera.call("getLegalCurrencyOrder", { id });
      expect(reply.error?.code).toBe(40007);
    }
    if (step.do === "pay" || step.do === "confirm" || step.do === "complain") act(`dealer/${step.do}`, { id });
    if (step.do === "dealerAnswers") act("dealer/answer", { id: appeal });
    if (step.do === "giveIn") act("dealer/give-in", { id: appeal });
    if (step.do === "decide") act("mediator/decide", { id: appeal, to: step.to });
    if (step.do === "habit") for (const dealer of DEALERS) act("dealer/change", { dealer, habit: step.habit });
    if (step.do === "pass") {
      this.#world.clock.advance((step.seconds ?? 0) * SECOND);
      // Tokens end on the way.
      this.#mei = sandbox.as("mei");
    }
  }

  /** Coins held are those of open orders; every other was released or returned, never both and never neither. */
  check(): void {
    const [held, moved] = [new Map<string, bigint>(), new Map<string, bigint>()];
    const add = (to: Map<string, bigint>, of: string, amount: bigint) => void to.set(of, (to.get(of) ?? 0n) + amount);
    for (const order of this.#orders) {
      this.#checkPath(order);
      const amount = minorOf(this.#world, order.coin, order.quantity);
      const state = this.#world.ledger.findHold(`${order.id}:hold`)?.status;
      const entries = [`${order.id}:release`, `${order.id}:void`].map(
        (id) => this.#world.ledger.entry(id) !== undefined,
      );
      const isDone = order.status === completed;
      const isOff = order.status === cancelled;
      expect([order.status, entries]).toEqual([order.status, [isDone, isOff]]);
      expect([order.status, state]).toEqual([order.status, isDone ? "captured" : isOff ? "voided" : "open"]);
      if (!isDone && !isOff) add(held, giverOf(order), amount);
      if (!isDone) continue;
      add(moved, giverOf(order), -amount);
      add(moved, takerOf(order), amount);
    }
    for (const [of, before] of this.#start) {
      const account = this.#world.ledger.account(coinAccount(of, GBP.coin));
      const expected = [before + (moved.get(of) ?? 0n), held.get(of) ?? 0n];
      expect([of, balanceOf(account), account.held]).toEqual([of, ...expected]);
    }
    expect(auditLedger(this.#world.ledger).findings).toEqual([]);
    expect(this.#world.findings).toEqual([]);
  }

  /** Only steps the contract has, and nothing after an end. */
  #checkPath({ timeline, status, side }: FiatOrder): void {
    const names = timeline.map((each) => nameIn(FiatOrderStatus, each.status));
    for (const [at, name] of names.slice(1).entries()) {
      const moves = lifeCycles.FiatOrderStatus.moves as Readonly<Record<string, readonly { to: string }[]>>;
      expect([names, moves[names[at] ?? ""]?.some(({ to }) => to === name)]).toEqual([names, true]);
    }
    expect(names.at(-1)).toBe(nameIn(FiatOrderStatus, status));
    reached.add(`${side} ${names.at(-1)}`);
  }
  #trade(side: "buy" | "sell", quantity: string): void {
    const { buyPrice, sellPrice } = this.#mei.call("getReferencePrice", GBP).result;
    const price = side === "buy" ? buyPrice : sellPrice;
    const size = { ...GBP, quantity, price, amount: costOf(quantity, price) };
    const [own] = this.#mei.call("getUserReceiptMethodInfoList", {}).result.items;
    const detail = own?.userReceiptMethodInfoDetailId ?? "";
    this.#refusable(() =>
      side === "buy"
        ? this.#mei.call("userBuyCoin", { ...size, receiptMethodId: "rm_fps_gbp" }, this.#key())
        : this.#mei.call(
            "userSellCoin",
            { ...size, userReceiptMethodInfoDetailId: detail, verification: proof },
            this.#key(),
          ),
    );
  }
  /** What is refused changes nothing. */
  #refusable(work: () => { error?: { code: number } | null }): void {
    const before = changes();
    const { error } = work();
    if (!error) return;
    met.add(error.code);
    expect([error.code, changes()]).toEqual([error.code, before]);
  }
  #control(path: string, fields: object) {
    return this.#mei.control("POST", path, fields).body as { error?: { code: number } | null };
  }
  get #orders(): FiatOrder[] {
    return this.#world.table(fiatOrders).all();
  }
  #balances(): ReadonlyMap<string, bigint> {
    const balance = (of: string) => balanceOf(this.#world.ledger.account(coinAccount(of, GBP.coin)));
    return new Map([UID, ...DEALERS].map((of) => [of, balance(of)]));
  }
  #key(): { idempotencyKey: string } {
    this.#intents += 1;
    return { idempotencyKey: `trade-intent-${this.#intents}` };
  }
}

test(
  "whatever is tried in whatever order, a coin held is released or returned, never both and never neither",
  async () => {
    await hold(
      "orders with dealers and complaints about them",
      10_000,
      fc.property(fc.array(command, { minLength: 1, maxLength: 40, size: "max" }), (steps: (Command | Step)[]) => {
        const trades = new Trades();
        for (const each of steps) {
          trades.run(each as Step);
          trades.check();
        }
        // Time alone ends all that is open.
        trades.run(aDay);
        trades.run(aDay);
        trades.check();
      }),
      { examples: everyEnd.map((steps): [Step[]] => [steps]) as never },
    );
    const ends = ["buy", "sell"].flatMap((side) => [`${side} completed`, `${side} cancelled`]);
    for (const end of ends) expect(reached).toContain(end);
    for (const code of [40004, 40005, 40006, 40007, 60014, 60015, 60017, 60019]) expect(met).toContain(code);
  },
  MOST_MS,
);
