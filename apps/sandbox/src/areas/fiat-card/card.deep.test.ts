import { FiatOrderStatus, lifeCycles } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hold, MOST_MS } from "../../../../../.ci/deep.ts";
import { nameIn } from "../../area/name-in.ts";
import { balanceOf, userAccount } from "../../ledger/account.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { TestSandbox } from "../../testing/client.ts";
import { proof, SECOND } from "../../testing/money.ts";
import { minorOf } from "../coins/exports.ts";
import { thirdPartyOrders } from "./order.ts";

type Step = { do: string; which: number; seconds: number; percent: string };
const step = fc.record({
  do: fc.constantFrom(
    "send",
    "send",
    "page",
    "authorize",
    "pay",
    "pay",
    "decline",
    "exchange",
    "exchange",
    "agree",
    "cancel",
    "fail",
    "move",
    "pass",
  ),
  which: fc.nat({ max: 2 }),
  seconds: fc.constantFrom(1, 10, 601, 900, 1800),
  percent: fc.constantFrom("1.5", "4", "-4"),
});
const sandbox = TestSandbox.start();
const reached = new Set<string>();
const COIN = "ETH";

/** One person's purchases in a world of their own. */
class Purchases {
  readonly #world;
  readonly #before;
  #mei;
  #intents = 0;

  constructor() {
    sandbox.worlds.reset(sandbox.worlds.open("main", 0));
    this.#world = sandbox.world();
    this.#mei = sandbox.as("mei");
    this.#before = this.#balance();
  }

  run({ do: what, which, seconds, percent }: Step): void {
    const order = this.#world.table(thirdPartyOrders).all().toReversed()[which];
    const id = order?.id ?? "ko_NONE";
    const act = (path: string, fields: object) => this.#mei.control("POST", `actors/${path}`, fields);
    this.#intents += 1;
    const key = { idempotencyKey: `card-intent-${this.#intents}` };
    if (what === "send") {
      const asked = { legalCurrency: "GBP", coin: COIN, amount: "200.00" };
      const { quoteId, amount } = this.#mei.call("getCreditCardQuote", asked).result;
      const payment = { quoteId, amount, paymentMethod: "visa", returnUrl: "https://app.coffer.example/" };
      this.#mei.call("sendCreditCardPayment", payment, key);
    }
    if (what === "page") {
      const wish = { legalCurrency: "GBP", coin: COIN, amount: "120.00" };
      const { token } = this.#mei.call("initQuickBuyCoinsToken", wish).result;
      this.#mei.call("securityVerify", { token, verification: proof }, key);
    }
    if (what === "authorize" || what === "pay" || what === "decline") act(`provider/${what}`, { id });
    if (what === "exchange") this.#mei.call("exchangeCreditCardCode", { id, code: order?.code ?? "a1b2c3d4" }, key);
    const acceptedQuoteId = order?.reconfirmation?.quoteId ?? "cq_NONE";
    if (what === "agree") this.#mei.call("exchangeCreditCardCode", { id, acceptedQuoteId }, key);
    const isPage = order?.kind === "paymentPage";
    if (what === "cancel") this.#mei.call(isPage ? "cancelQuickPayOrder" : "cancelCreditCardOrder", { id }, key);
    if (what === "fail") act("provider/not-bought", { id });
    if (what === "move") act("market/price", { coin: COIN, percent });
    if (what === "pass") this.pass(seconds);
  }
  pass(seconds: number): void {
    this.#world.clock.advance(seconds * SECOND);
    // Tokens end on the way.
    this.#mei = sandbox.as("mei");
  }

  /** Every order that is completed was credited once, and no other was. */
  check(): void {
    let credited = 0n;
    for (const { id, coin, quantity, status, timeline } of this.#world.table(thirdPartyOrders).all()) {
      const names = timeline.map((each) => nameIn(FiatOrderStatus, each.status));
      const moves = lifeCycles.FiatOrderStatus.moves as Readonly<Record<string, readonly { to: string }[]>>;
      for (const [at, name] of names.slice(1).entries())
        expect([names, moves[names[at] ?? ""]?.some(({ to }) => to === name)]).toEqual([names, true]);
      reached.add(names.at(-1) ?? "");
      const isDone = status === FiatOrderStatus.completed;
      expect([status, this.#world.ledger.entry(`${id}:coin`) !== undefined]).toEqual([status, isDone]);
      if (isDone) credited += minorOf(this.#world, coin, quantity);
    }
    expect(this.#balance() - this.#before).toBe(credited);
    expect(auditLedger(this.#world.ledger).findings).toEqual([]);
    expect(this.#world.findings).toEqual([]);
  }
  ended(): boolean {
    return this.#world.table(thirdPartyOrders).part("open").length === 0;
  }
  #balance(): bigint {
    return balanceOf(this.#world.ledger.account(userAccount("80412", "main", COIN)));
  }
}

test(
  "whatever is tried in whatever order, a purchase by card or page credits its coin once or never, and ends by itself",
  async () => {
    await hold(
      "card purchases",
      10_000,
      fc.property(fc.array(step, { minLength: 1, maxLength: 30, size: "max" }), (steps) => {
        const purchases = new Purchases();
        for (const each of steps) {
          purchases.run(each);
          purchases.check();
        }
        purchases.pass(2 * 3600);
        purchases.check();
        expect(purchases.ended()).toBe(true);
      }),
      { least: 20 },
    );
    expect([...reached].sort()).toEqual([
      "cancelled",
      "completed",
      "paid",
      "payingOut",
      "paymentFailed",
      "pendingPayment",
    ]);
  },
  MOST_MS,
);
