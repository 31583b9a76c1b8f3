import { PaymentOrderStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../../.ci/property.ts";
import { nameIn } from "../../../core/name-in.ts";
import { worldAccount } from "../../../ledger/account.ts";
import { ModelWorld } from "../../../testing/model-world.ts";
import { bench, elsewhere, numbered } from "../../../testing/payment-orders.ts";
import { PIN } from "../../../testing/scene.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { collectedAccount, merchantAccount } from "./money.ts";
import { minorIn, type PaymentOrder, paymentOrders } from "./order.ts";
import { payments } from "./payment.ts";
import { type Refund, refunds } from "./refund.ts";
import { sales } from "./sales.ts";

const MERCHANT = "80431";
const COINS = [
  ["USDT", "TRC20"],
  ["USDC", "ERC20"],
] as const;
const { completed, rejected, pendingReview, refunded } = PaymentOrderStatus;

const which = fc.nat({ max: 3 });
const named = (names: readonly string[], weight: number) =>
  names.map((name) => ({ weight, arbitrary: fc.record({ do: fc.constant(name), which }) }));
const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("create"),
      coin: fc.nat({ max: 1 }),
      amount: fc.constantFrom("1", "99.999999"),
    }),
  },
  ...named(["pay", "pay-half", "pay-twice"], 3),
  ...named(["pay-late", "cancel", "pass", "reject", "again"], 2),
  ...named(["drop-payment", "drop-refund", "mine"], 1),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("refund"), which, part: fc.constantFrom("all", "0.5", "200") }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("pass-time"), seconds: fc.constantFrom(30, 200, 1801, 21_600, 604_801) }),
  },
);
type Step = { do: string; which?: number; coin?: number; amount?: string; part?: string; seconds?: number };

const model = new ModelWorld("merchant");
const reached = new Set<string>();
const proof = { verification: { fundPassword: PIN } };
const one = (name: string, more: Omit<Step, "do"> = {}): Step => ({ do: name, which: 0, ...more });
const made = one("create", { coin: 0, amount: "99.999999" });
const time = (seconds: number) => one("pass-time", { seconds });
/** Every outcome once, so that random steps only add unusual orders. */
const everyEnd: Step[][] = [
  [made, one("pay"), time(200), time(21_600), one("refund", { part: "all" }), one("pass"), time(200)],
  [made, one("pay-half"), time(1801), one("reject"), one("again"), one("pay-late"), time(200)],
  [made, one("pay-twice"), time(200), one("pass"), one("refund", { part: "0.5" }), one("reject"), time(200)],
  [made, one("cancel"), one("cancel"), one("pay-late"), time(200), time(604_801)],
  [made, time(1801), one("pay-late"), one("drop-payment"), one("pass")],
  [
    made,
    one("pay"),
    one("mine"),
    time(21_600),
    one("refund", { part: "0.5" }),
    one("pass"),
    one("drop-refund"),
    one("refund", { part: "200" }),
  ],
];

class Shop {
  constructor() {
    model.begin([], () => {});
    this.#start = this.#balances();
  }
  readonly #start: Map<string, bigint>;

  run(step: Step): void {
    const order = this.#orders.toReversed()[step.which ?? 0];
    const refund = this.#refunds.toReversed()[step.which ?? 0];
    const id = order?.id ?? "po_NONE";
    const call = (operation: "cancelPaymentOrder" | "rejectPaymentOrder", about: string) =>
      model.refusable(() => model.api.call(operation, { id: about }, model.key()));
    if (step.do === "create") this.#create(step);
    if (step.do.startsWith("pay")) model.act(`payer/${step.do}`, { id });
    if (step.do === "cancel") call("cancelPaymentOrder", id);
    if (step.do === "pass" || step.do === "reject") this.#decide(step.do, this.#waiting(step.which ?? 0) ?? id);
    if (step.do === "again") call("rejectPaymentOrder", id);
    if (step.do === "drop-payment") model.act("chain/drop-payment", { id: this.#payment(step) });
    if (step.do === "mine") model.act("chain/confirm", { id: this.#payment(step), blocks: 20 });
    if (step.do === "drop-refund") model.act("chain/drop-refund", { id: refund?.id ?? "rf_NONE" });
    if (step.do === "refund") this.#refund(id, order, step.part ?? "all");
    if (step.do === "pass-time") model.pass(step.seconds ?? 0);
  }

  /** Paid in = settled + fee + refunded + held, in every coin, also in the report. */
  check(): void {
    const now = this.#balances();
    const moved = (name: string) => (now.get(name) ?? 0n) - (this.#start.get(name) ?? 0n);
    for (const [coin] of COINS) {
      const own = this.#orders.filter((order) => order.coin === coin);
      const sum = (of: "confirmed" | "returned" | "settled" | "feeSettled" | "refunded" | "taken" | "fee") =>
        own.reduce((total, order) => total + minorIn(model.world, order, of), 0n);
      const sent = this.#refunds.filter((each) => each.coin === coin && each.status === 2);
      const networkFees = sent.reduce((total, { fee }) => total + minorOf(model.world, coin, fee), 0n);
      const held = moved(`collected ${coin}`);
      const paidIn = sum("confirmed");
      expect([coin, moved(`chain ${coin}`)]).toEqual([coin, -(paidIn - sum("returned") - sum("refunded"))]);
      expect([coin, moved(`fees ${coin}`)]).toEqual([coin, sum("feeSettled") + networkFees]);
      expect([coin, moved(`merchant ${coin}`)]).toEqual([coin, sum("settled") - sum("refunded") - networkFees]);
      expect([coin, held]).toEqual([coin, paidIn - sum("returned") - sum("settled") - sum("feeSettled")]);
      expect(held >= 0n).toBe(true);
      const report = model.world
        .table(sales)
        .all()
        .filter((each) => each.coin === coin);
      const told = (of: "collected" | "fee" | "refunded") =>
        report.reduce((total, each) => total + minorOf(model.world, coin, each[of]), 0n);
      expect([told("collected"), told("fee"), told("refunded")]).toEqual([sum("taken"), sum("fee"), sum("refunded")]);
    }
    for (const order of this.#orders) reached.add(nameIn(PaymentOrderStatus, order.status));
    model.check(new Map());
  }

  #balances(): Map<string, bigint> {
    const { ledger } = model.world;
    return new Map(
      COINS.flatMap(([coin]) => [
        [`chain ${coin}`, ledger.available(worldAccount("chain", coin))] as const,
        [`fees ${coin}`, ledger.available(worldAccount("fees", coin))] as const,
        [`collected ${coin}`, ledger.available(collectedAccount(coin))] as const,
        [
          `merchant ${coin}`,
          ledger.available(merchantAccount(MERCHANT, coin)) + ledger.account(merchantAccount(MERCHANT, coin)).held,
        ] as const,
      ]),
    );
  }
  #create({ coin = 0, amount }: Step): void {
    const [code, network] = COINS[coin] ?? COINS[0];
    const input = { ...bench, ...numbered(), coin: code, network, amount };
    model.refusable(() => model.api.call("createPaymentOrder", input, model.key()));
  }
  #decide(how: "pass" | "reject", id: string): void {
    const call = how === "pass" ? "passPaymentOrder" : "rejectPaymentOrder";
    model.refusable(() => model.api.call(call, how === "pass" ? { ids: [id], ...proof } : { id }, model.key()));
  }
  #refund(id: string, order: PaymentOrder | undefined, part: string): void {
    const address = order?.coin === "USDC" ? "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359" : elsewhere;
    const amount = part === "all" && order && order.taken !== "0" ? order.taken : part === "all" ? "1" : part;
    const input = { id, basis: "ownAmount", address, amount, reason: "Model" };
    model.refusable(() => model.api.call("refundPaymentOrder", input, model.key()));
  }
  #waiting(which: number): string | undefined {
    const orders = this.#orders.filter(({ status }) => status === pendingReview);
    return [...orders, ...this.#refunds.filter(({ status }) => status === 0)].toReversed()[which]?.id;
  }
  #payment({ which = 0 }: Step): string {
    return model.world.table(payments).all().toReversed()[which]?.id ?? "pm_NONE";
  }
  get #orders(): PaymentOrder[] {
    return model.world.table(paymentOrders).all();
  }
  get #refunds(): Refund[] {
    return model.world.table(refunds).all();
  }
}

test(
  "splits payments exactly into settled, fee, refunded and held, in any history",
  async () => {
    await checkProperty(
      "payment orders",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(command, { minLength: 1, maxLength: 40, size: "max" }), (steps) => {
        const shop = new Shop();
        for (const each of steps) {
          shop.run(each as Step);
          shop.check();
        }
        // The passing time ends everything that is open.
        for (let weeks = 0; weeks < 3; weeks++) shop.run(time(604_801));
        shop.check();
        const open = new Set([
          completed,
          rejected,
          refunded,
          PaymentOrderStatus.cancelled,
          PaymentOrderStatus.expired,
        ] as number[]);
        expect(
          model.world
            .table(paymentOrders)
            .all()
            .filter(({ status }) => !open.has(status)),
        ).toEqual([]);
      }),
      { examples: everyEnd.map((steps): [Step[]] => [steps]) as never },
    );
    for (const end of [
      "completed",
      "rejected",
      "refunded",
      "cancelled",
      "expired",
      "pendingReview",
      "paid",
      "refundPending",
    ])
      expect(reached).toContain(end);
    for (const code of [40007, 50014, 60015, 60017]) expect(model.met).toContain(code);
  },
  TIMEOUT_MS,
);
