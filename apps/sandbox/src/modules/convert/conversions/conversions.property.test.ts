import { ExchangeStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../../.ci/property.ts";
import { nameIn } from "../../../core/name-in.ts";
import { ModelWorld, Sums } from "../../../testing/model-world.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { accountFor } from "../pairs/exports.ts";
import { conversions } from "./conversion.ts";
import { largeConversions } from "./large.ts";

const UID = "80412";
const COINS = ["BTC", "USDT"];
const { complete, inProgress } = ExchangeStatus;

const which = fc.nat({ max: 2 });
const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("convert"),
      sells: fc.boolean(),
      wait: fc.constantFrom(0, 0, 0, 11),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("large"),
      amount: fc.constantFrom("6", "6.00000007", "1", "70"),
      least: fc.constantFrom("", "380000", "900000"),
    }),
  },
  ...["complete", "fail", "fill", "give-back"].map((name) => ({
    weight: 2,
    arbitrary: fc.record({ do: fc.constant(name), which }),
  })),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("answer"), answer: fc.constantFrom("prompt", "silent", "timeout") }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("rate"), hasRate: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stranger"), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("pass"), seconds: fc.constantFrom(1, 61, 2700, 28_800) }) },
);
type Step = {
  do: string;
  which?: number;
  sells?: boolean;
  wait?: number;
  twice?: boolean;
  amount?: string;
  least?: string;
  answer?: string;
  hasRate?: boolean;
  seconds?: number;
};
const step = (name: string, more: Omit<Step, "do"> = {}): Step => ({ do: name, which: 0, ...more });
const [quick, large] = [step("convert"), step("large", { amount: "6" })];
const silent = step("answer", { answer: "silent" });
/** Every outcome once, so that random steps only add unusual orders. */
const everyEnd: Step[][] = [
  [
    quick,
    step("pass", { seconds: 1 }),
    step("complete"),
    step("convert", { twice: true }),
    step("convert", { wait: 11 }),
  ],
  [silent, quick, step("pass", { seconds: 61 }), quick, step("fail"), step("answer", { answer: "timeout" }), quick],
  [large, step("pass", { seconds: 28_800 }), large, step("fill"), step("give-back"), large, step("give-back")],
  [step("large", { amount: "6", least: "900000" }), step("pass", { seconds: 28_800 }), step("large", { amount: "1" })],
  [step("large", { amount: "70" }), step("rate", { hasRate: false }), quick, step("stranger")],
];

const model = new ModelWorld("mei");
const reached = new Set<string>();

class Conversions {
  constructor() {
    const accounts = COINS.map((coin) => accountFor(model.world, UID, coin));
    model.begin(accounts, () => {
      model.act("chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "40" });
      model.pass(3600);
    });
  }

  run(step: Step): void {
    const at = step.which ?? 0;
    const id = this.#quick.toReversed()[at]?.id ?? "cv_NONE";
    const largeId = this.#large.toReversed()[at]?.id ?? "cv_NONE";
    if (step.do === "convert") this.#convert(step);
    if (step.do === "large")
      model.refusable(() =>
        model.api.call(
          "createCoinTradeOrder",
          {
            fromCoin: "BTC",
            toCoin: "USDT",
            fromAmount: step.amount,
            ...(step.least && { minimumToAmount: step.least }),
          },
          model.key(),
        ),
      );
    if (step.do === "complete" || step.do === "fail") model.act(`converter/${step.do}`, { id });
    if (step.do === "fill" || step.do === "give-back") model.act(`converter/${step.do}`, { id: largeId });
    if (step.do === "answer") model.act("market/pair", { symbol: "BTC/USDT", answer: step.answer });
    if (step.do === "rate") model.act("market/rate", { coin: "BTC", hasRate: step.hasRate });
    if (step.do === "stranger")
      expect(model.as("verified").call("checktConvertOrderStatus", { id }).error?.code).toBe(40007);
    if (step.do === "pass") model.pass(step.seconds ?? 0);
  }

  /** Held amounts belong to pending conversions; completed ones used the recorded price, once. */
  check(): void {
    const sums = new Sums();
    const account = (coin: string) => accountFor(model.world, UID, coin);
    const minor = (coin: string, text: string) => minorOf(model.world, coin, text);
    for (const { fromCoin, toCoin, fromAmount, toAmount, status } of this.#quick) {
      if (status === inProgress) sums.hold(account(fromCoin), minor(fromCoin, fromAmount));
      if (status === complete) {
        sums.move(account(fromCoin), -minor(fromCoin, fromAmount));
        sums.move(account(toCoin), minor(toCoin, toAmount));
      }
      reached.add(`quick ${nameIn(ExchangeStatus, status)}`);
    }
    for (const made of this.#large) {
      const { fromCoin, toCoin, status } = made;
      const [asked, settled] = [minor(fromCoin, made.fromAmount), minor(fromCoin, made.settled)];
      if (status === inProgress) sums.hold(account(fromCoin), asked - settled);
      else expect(minor(fromCoin, made.returned)).toBe(asked - settled);
      sums.move(account(fromCoin), -settled);
      sums.move(account(toCoin), minor(toCoin, made.received));
      const least = minor(toCoin, made.minimumToAmount ?? "0");
      expect(minor(toCoin, made.received) * asked >= least * settled).toBe(true);
      reached.add(`large ${nameIn(ExchangeStatus, status)}`);
    }
    model.check(sums);
  }

  /** At a quote: accepted in time or too late, once or twice. */
  #convert({ sells, wait = 0, twice }: Step): void {
    const [fromCoin, toCoin, fromAmount] = sells ? ["BTC", "USDT", "0.01000001"] : ["USDT", "BTC", "500"];
    const quoted = model.refusable(() => model.api.call("convertQuote", { fromCoin, toCoin, fromAmount }, model.key()));
    if (quoted.error) return;
    const { quoteId, toAmount } = quoted.result;
    if (wait > 0) model.pass(wait);
    const take = () =>
      model.refusable(() => model.api.call("currencyFlashExchange", { quoteId, fromAmount }, model.key()));
    const taken = take();
    if (!taken.error) expect(taken.result.toAmount).toBe(toAmount);
    if (wait > 0) expect(taken.error).not.toBeNull();
    if (twice && !taken.error) expect(take().error).not.toBeNull();
  }
  get #quick() {
    return model.world.table(conversions).all();
  }
  get #large() {
    return model.world.table(largeConversions).all();
  }
}

test(
  "converts each paid amount at its price or returns it, exactly once, in any order of events",
  async () => {
    await checkProperty(
      "conversions at quotes and by the desk",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(command, { minLength: 1, maxLength: 40, size: "max" }), (steps) => {
        const made = new Conversions();
        for (const each of steps) {
          made.run(each as Step);
          made.check();
        }
        // The passing time ends everything that is open.
        made.run(step("pass", { seconds: 28_800 }));
        made.check();
        expect(model.world.table(conversions).part("open")).toEqual([]);
        expect(model.world.table(largeConversions).part("open")).toEqual([]);
      }),
      { examples: everyEnd.map((steps): [Step[]] => [steps]) as never },
    );
    for (const kind of ["quick", "large"])
      for (const end of ["inProgress", "complete", "failure"]) expect(reached).toContain(`${kind} ${end}`);
    for (const code of [40007, 60012, 60015, 60028, 90008]) expect(model.met).toContain(code);
  },
  TIMEOUT_MS,
);
