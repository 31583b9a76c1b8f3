import { ExchangeStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { nameIn } from "../../core/name-in.ts";
import { ModelWorld, Sums } from "../../testing/model-world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { accountFor } from "../convert/pairs/exports.ts";
import { exchanged, type OtcOrder, otcOrders } from "./order.ts";

const TAKER = "80412";
const ACCEPTOR = "80466";
const COINS = ["BTC", "USDT"];
const SYMBOL = "BTC/USDT";
const { complete, inProgress } = ExchangeStatus;

const which = fc.nat({ max: 2 });
const side = fc.constantFrom("buy", "sell");
const quantity = fc.constantFrom("0.5", "1", "12");
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("take"),
      side,
      quantity,
      wait: fc.constantFrom(0, 0, 0, 31),
      twice: fc.boolean(),
    }),
  },
  // From an unacceptable to an attractive price, in percent of the market.
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("own"), side, quantity, at: fc.constantFrom(80n, 100n, 120n) }),
  },
  ...["accept", "reject", "settle", "answered"].map((name) => ({
    weight: 2,
    arbitrary: fc.record({ do: fc.constant(name), which }),
  })),
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel"), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("ask"), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stranger"), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("answer"), answer: fc.constantFrom("prompt", "silent", "rejects") }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("rate"), hasRate: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("pass"), seconds: fc.constantFrom(30, 241, 8600, 28_800) }),
  },
);
type Step = {
  do: string;
  which?: number;
  side?: string;
  quantity?: string;
  wait?: number;
  twice?: boolean;
  at?: bigint;
  answer?: string;
  hasRate?: boolean;
  seconds?: number;
};
const step = (name: string, more: Omit<Step, "do"> = {}): Step => ({ do: name, which: 0, ...more });
const bought = step("take", { side: "buy", quantity: "0.5", twice: true });
const offered = (at: bigint) => step("own", { side: "sell", quantity: "1", at });
const pass = (seconds: number) => step("pass", { seconds });
/** Every outcome once, so that random steps only add unusual orders. */
const everyEnd: Step[][] = [
  [bought, pass(8600), step("cancel"), step("take", { side: "sell", quantity: "1", wait: 31 })],
  [offered(120n), step("cancel"), step("cancel"), offered(120n), pass(28_800), offered(80n), pass(241), step("cancel")],
  [offered(120n), step("accept"), step("ask"), pass(8600), step("answered"), step("settle"), step("reject")],
  [step("answer", { answer: "rejects" }), offered(100n), pass(241), bought, pass(241)],
  [
    step("answer", { answer: "silent" }),
    bought,
    pass(28_800),
    step("rate", { hasRate: false }),
    bought,
    step("stranger"),
  ],
  [step("take", { side: "sell", quantity: "12" }), step("take", { side: "sell", quantity: "12" }), offered(100n)],
];

const model = new ModelWorld("mei");
const reached = new Set<string>();

class Orders {
  constructor() {
    const accounts = [TAKER, ACCEPTOR].flatMap((uid) => COINS.map((coin) => accountFor(model.world, uid, coin)));
    model.begin(accounts, () => {
      model.act("chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "20" });
      model.act("chain/deposit", { coin: "USDT", network: "TRC20", name: "mei", amount: "500000" });
      model.pass(3600);
    });
  }

  run(step: Step): void {
    const id = this.#orders.toReversed()[step.which ?? 0]?.id ?? "oo_NONE";
    if (step.do === "take") this.#take(step);
    if (step.do === "own") this.#own(step);
    if (step.do === "cancel") model.refusable(() => model.api.call("cancelOtcOrder", { id }, model.key()));
    if (["accept", "reject", "settle", "answered"].includes(step.do)) model.act(`desk/${step.do}`, { id });
    if (step.do === "ask") model.act("desk/ask", { id, what: "callBack" });
    if (step.do === "stranger") expect(model.as("verified").call("getOrder", { id }).error?.code).toBe(40007);
    if (step.do === "answer") model.act("desk/pair", { symbol: SYMBOL, answer: step.answer });
    if (step.do === "rate") model.act("market/rate", { coin: "BTC", hasRate: step.hasRate });
    if (step.do === "pass") model.pass(step.seconds ?? 0);
  }

  /** Held amounts belong to open orders; settled ones moved the order's amounts once. */
  check(): void {
    const sums = new Sums();
    const add = (order: OtcOrder, as: "taker" | "acceptor", uid: string) => {
      const { give, get } = exchanged(order, as);
      const account = (coin: string) => accountFor(model.world, uid, coin);
      const given = minorOf(model.world, give.coin, give.amount);
      if (order.status === inProgress) sums.hold(account(give.coin), given);
      if (order.status !== complete) return;
      sums.move(account(give.coin), -given);
      sums.move(account(get.coin), minorOf(model.world, get.coin, get.amount));
    };
    for (const order of this.#orders) {
      add(order, "taker", order.uid);
      if (order.acceptorUid !== null) add(order, "acceptor", order.acceptorUid);
      reached.add(
        `${order.quick ? "quote" : "own"} ${nameIn(ExchangeStatus, order.status)} ${order.failKind ?? ""}`.trim(),
      );
    }
    model.check(sums);
  }

  /** At a quote: accepted in time or too late, once or twice. */
  #take({ side, quantity, wait = 0, twice }: Step): void {
    const quoted = model.refusable(() =>
      model.api.call("getOtcQuote", { symbol: SYMBOL, side, quantity }, model.key()),
    );
    if (quoted.error) return;
    const { quoteId, total, price } = quoted.result;
    if (wait > 0) model.pass(wait);
    const take = () => model.refusable(() => model.api.call("createQuickTradeOrder", { quoteId, total }, model.key()));
    const taken = take();
    if (!taken.error) expect(taken.result).toMatchObject({ total, price });
    if (wait > 0) expect(taken.error).not.toBeNull();
    if (twice && !taken.error) expect(take().error).not.toBeNull();
  }

  /** At an integer price, so that half of it is exact too. */
  #own({ side, quantity = "1", at = 100n }: Step): void {
    const market = model.api.call("getSymbol").result.items.find(({ symbol }) => symbol === SYMBOL)?.referenceRate;
    const price = ((BigInt(market?.split(".")[0] ?? "60000") * at) / 200n) * 2n;
    const amount = quantity === "0.5" ? price / 2n : price * BigInt(quantity);
    const input = { symbol: SYMBOL, side, quantity, price: String(price), amount: String(amount) };
    model.refusable(() => model.api.call("createOrder", input, model.key()));
  }
  get #orders(): OtcOrder[] {
    return model.world.table(otcOrders).all();
  }
}

test(
  "settles each order at its price or returns it, exactly once, in any order of events",
  async () => {
    await checkProperty(
      "orders of the desk and its acceptors",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(command, { minLength: 1, maxLength: 40, size: "max" }), (steps) => {
        const orders = new Orders();
        for (const each of steps) {
          orders.run(each as Step);
          orders.check();
        }
        // The passing time ends everything that is open.
        orders.run(pass(28_800));
        orders.check();
        expect(model.world.table(otcOrders).part("open")).toEqual([]);
      }),
      { examples: everyEnd.map((steps): [Step[]] => [steps]) as never },
    );
    for (const end of [
      "quote complete",
      "quote failure rejected",
      "quote failure notSettledInTime",
      "own complete",
      "own failure cancelled",
      "own failure noAcceptor",
      "own failure rejected",
    ])
      expect(reached).toContain(end);
    for (const code of [40007, 60012, 60015, 60028]) expect(model.met).toContain(code);
  },
  TIMEOUT_MS,
);
