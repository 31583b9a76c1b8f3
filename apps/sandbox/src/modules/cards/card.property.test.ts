import { FiatOrderStatus, type OperationId } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { userAccount } from "../../ledger/account.ts";
import { checkPath } from "../../testing/check-path.ts";
import { ModelWorld, Sums } from "../../testing/model-world.ts";
import { proof } from "../../testing/money.ts";
import { minorOf } from "../assets/coins/exports.ts";
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
const model = new ModelWorld("mei");
const reached = new Set<string>();
const COIN = "ETH";
const ACCOUNT = userAccount("80412", "main", COIN);

/** One user's purchases in a world. */
class Purchases {
  constructor() {
    model.begin([ACCOUNT], () => {});
  }

  run({ do: what, which, seconds, percent }: Step): void {
    const order = model.world.table(thirdPartyOrders).all().toReversed()[which];
    const id = order?.id ?? "ko_NONE";
    const mine = (name: OperationId, input: Record<string, unknown>) =>
      model.refusable(() => model.api.call(name, input, model.key()));
    if (what === "send") {
      const asked = { legalCurrency: "GBP", coin: COIN, amount: "200.00" };
      const { quoteId, amount } = model.api.call("getCreditCardQuote", asked).result;
      mine("sendCreditCardPayment", {
        quoteId,
        amount,
        paymentMethod: "visa",
        returnUrl: "https://app.coffer.example/",
      });
    }
    if (what === "page") {
      const wish = { legalCurrency: "GBP", coin: COIN, amount: "120.00" };
      const { token } = model.api.call("initQuickBuyCoinsToken", wish).result;
      mine("securityVerify", { token, verification: proof });
    }
    if (what === "authorize" || what === "pay" || what === "decline") model.act(`provider/${what}`, { id });
    if (what === "exchange") mine("exchangeCreditCardCode", { id, code: order?.code ?? "a1b2c3d4" });
    const acceptedQuoteId = order?.reconfirmation?.quoteId ?? "cq_NONE";
    if (what === "agree") mine("exchangeCreditCardCode", { id, acceptedQuoteId });
    const isPage = order?.kind === "paymentPage";
    if (what === "cancel") mine(isPage ? "cancelQuickPayOrder" : "cancelCreditCardOrder", { id });
    if (what === "fail") model.act("provider/not-bought", { id });
    if (what === "move") model.act("market/price", { coin: COIN, percent });
    if (what === "pass") model.pass(seconds);
  }

  /** Checks that exactly the completed orders were credited, once each. */
  check(): void {
    const sums = new Sums();
    for (const order of model.world.table(thirdPartyOrders).all()) {
      const { id, coin, quantity, status } = order;
      reached.add(checkPath("FiatOrderStatus", FiatOrderStatus, order).at(-1) ?? "");
      const isDone = status === FiatOrderStatus.completed;
      expect([status, model.world.ledger.entry(`${id}:coin`) !== undefined]).toEqual([status, isDone]);
      if (isDone) sums.move(ACCOUNT, minorOf(model.world, coin, quantity));
    }
    model.check(sums);
  }
  ended(): boolean {
    return model.world.table(thirdPartyOrders).part("open").length === 0;
  }
}

test(
  "credits a purchase once or never and ends it, in any order of events",
  async () => {
    await checkProperty(
      "card purchases",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(step, { minLength: 1, maxLength: 30, size: "max" }), (steps) => {
        const purchases = new Purchases();
        for (const each of steps) {
          purchases.run(each);
          purchases.check();
        }
        model.pass(2 * 3600);
        purchases.check();
        expect(purchases.ended()).toBe(true);
      }),
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
  TIMEOUT_MS,
);
