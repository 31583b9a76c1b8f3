import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { userAccount } from "../../ledger/account.ts";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import { ModelWorld, Sums } from "../../testing/model-world.ts";
import { counted, positions } from "./position.ts";
import { products } from "./product.ts";
import { earnRecords } from "./record.ts";
import { rolled, sumsOf } from "./sums.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const [PAUSE, PAUSE_END] = [960 * MINUTE, 980 * MINUTE];
const [MAIN, EARN] = (["main", "earn"] as const).map((wallet) => userAccount("80412", wallet, "USDT")) as [
  string,
  string,
];

const which = fc.nat({ max: 2 });
const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("stake"),
      name: fc.constantFrom("USDT 30 days", "USDT 90 days"),
      amount: fc.constantFrom(500n, 777n),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("redeem"), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("fail"), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("pass"), minutes: fc.constantFrom(15, 400, 1440, 20_000) }) },
);
type Step = { do: string; name?: string; amount?: bigint; which?: number; minutes?: number };
/** The expected interest of a term; `days` are the paid ones. */
type Term = {
  id: string;
  minor: bigint;
  rate: bigint;
  from: number;
  ends: number;
  matures: number;
  early: boolean;
  out: { at: number; early: boolean } | null;
  back: number;
  days: number;
  gone: boolean;
};

const model = new ModelWorld("mei");
const dayOf = (moment: number) => moment - (moment % DAY);
const isPaused = (moment: number) => moment % DAY >= PAUSE && moment % DAY < PAUSE_END;
const lastPayment = (moment: number) => dayOf(moment) - (moment % DAY >= PAUSE_END ? 0 : DAY) + PAUSE_END;

class Terms {
  readonly terms: Term[] = [];
  #fromMain = 0n;

  constructor() {
    model.begin([MAIN, EARN], () => {
      model.api.call("createFinancingUser", { agreementAccepted: true }, model.key());
    });
  }
  get now() {
    return model.world.clock.now();
  }

  run(step: Step): void {
    const term = this.terms.toReversed()[step.which ?? 0];
    if (step.do === "stake") this.#stake(step);
    if (step.do === "redeem" && term) this.#redeem(term);
    if (step.do === "fail" && term) this.#fail(term);
    // Time advances in steps no longer than the gap between two events.
    if (step.do === "pass")
      for (let left = step.minutes ?? 0; left > 0; left -= 10) {
        model.world.clock.advance(Math.min(left, 10) * MINUTE);
        for (const each of this.terms) this.#age(each);
      }
    if (step.do === "pass") model.pass(0);
  }

  #stake({ name, amount = 0n }: Step): void {
    const product = model.world
      .table(products)
      .all()
      .find((each) => each.name.en === name);
    const input = { productId: product?.id, amount: String(amount), wallet: 0 };
    const told = model.refusable(() => model.api.call("createDeposit", input, model.key()));
    if (told.error) return;
    const { positionId } = told.result;
    const { annualRate, earlyRedeemable } = model.api.call("getFinancialPosition", { id: positionId }).result;
    const from = dayOf(this.now) + DAY;
    const ends = from + (name === "USDT 30 days" ? 30 : 90) * DAY;
    const [whole = "0", decimals = ""] = annualRate.split(".");
    this.terms.push({
      id: positionId,
      minor: amount * 1_000_000n,
      rate: BigInt(whole + decimals.padEnd(4, "0")),
      from,
      ends,
      matures: ends,
      early: earlyRedeemable,
      out: null,
      back: 0,
      days: 0,
      gone: false,
    });
    this.#fromMain += amount * 1_000_000n;
  }

  #redeem(term: Term): void {
    const input = { positionId: term.id, amount: formatAmount(term.minor, 6) };
    const told = model.refusable(() => model.api.call("createWithdraw", input, model.key()));
    const isEarly = this.now < term.ends;
    const allowed = !term.gone && term.out === null && !isPaused(this.now) && (!isEarly || term.early);
    expect([term, told.error === null]).toEqual([term, allowed]);
    if (allowed) term.out = { at: this.now, early: isEarly };
  }

  #fail(term: Term): void {
    const record = model.world
      .table(earnRecords)
      .all()
      .findLast(({ positionId, type }) => positionId === term.id && type === "redeem");
    model.act("earn/fail-redemption", { id: record?.id ?? "fr_NONE" });
    if (term.out === null || term.gone) return;
    Object.assign(term, { out: null, back: this.now });
    if (this.now >= term.ends) term.matures = dayOf(this.now) + DAY;
  }

  #age(term: Term): void {
    const now = this.now;
    if (!term.gone && term.out === null && now >= term.matures) term.out = { at: term.matures, early: false };
    const paidAt = lastPayment(now);
    if (!term.gone && !term.out?.early && paidAt > Math.max(term.back, term.from))
      term.days = Math.max(term.days, (Math.min(dayOf(paidAt), term.ends) - term.from) / DAY);
    if (term.out && now >= term.out.at + DAY) Object.assign(term, { out: null, gone: true });
  }

  /** The paid interest equals that of all paid days, truncated once; held is what hasn't been returned. */
  check(): void {
    const sums = new Sums();
    sums.move(MAIN, -this.#fromMain);
    sums.move(EARN, this.#fromMain);
    for (const { minor, rate, days, gone, id } of this.terms) {
      const paid = (minor * rate * BigInt(days)) / 365_000_000n;
      sums.move(EARN, paid);
      if (!gone) sums.hold(EARN, minor);
      expect(model.api.call("getFinancialPosition", { id }).result.interestTotal).toBe(formatAmount(paid, 6));
    }
    const { accrued, staked } = runningTotals();
    const all = model.world.table(positions).part("open");
    expect(accrued).toBe(all.reduce((sum, each) => sum + BigInt(counted(model.world, each).shares), 0n));
    expect(staked).toBe(all.reduce((sum, { amount }) => sum + parsed(amount), 0n));
    model.check(sums);
  }
}

/** By the stored sums of the products. */
const runningTotals = () =>
  sumsOf(model.world, "80412")
    .map((sums) => rolled(model.world, sums))
    .reduce((all, sums) => ({ accrued: all.accrued + BigInt(sums.shares), staked: all.staked + parsed(sums.staked) }), {
      accrued: 0n,
      staked: 0n,
    });
const parsed = (amount: string) => parseAmount(amount, 6) ?? 0n;

test(
  "holds and pays exactly the expected amounts of terms in any history",
  () =>
    checkProperty(
      "positions",
      { test: 15, soak: 300 },
      fc.property(fc.array(command, { minLength: 4, maxLength: 14 }), (steps) => {
        const terms = new Terms();
        for (const step of steps) {
          terms.run(step as Step);
          terms.check();
        }
        expect(model.met.has(500)).toBe(false);
      }),
    ),
  TIMEOUT_MS,
);
