import { afterEach, beforeEach, expect, test } from "vitest";
import { balanceOf, userAccount } from "../../ledger/account.ts";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { Journal } from "../../state/journal.ts";
import { type Api, TestSandbox } from "../../testing/client.ts";
import { done } from "../../testing/scene.ts";
import { Random, seedRandom } from "../../world/random.ts";
import { counted, positions } from "./position.ts";
import { products, rateOn, rateText } from "./product.ts";
import { rolled, sumsOf } from "./sums.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
let sandbox: TestSandbox;
let mei: Api;
beforeEach(() => {
  sandbox = TestSandbox.start();
  mei = sandbox.as("mei");
});
/** Checks that the stored sums equal those of the open stakes. */
afterEach(() => {
  const perProduct = (productId: string) =>
    world()
      .table(positions)
      .part("open")
      .filter((each) => each.productId === productId)
      .reduce((sum, each) => sum + BigInt(counted(world(), each).shares), 0n);
  for (const sums of sumsOf(world(), "80412"))
    expect(BigInt(rolled(world(), sums).shares)).toBe(perProduct(sums.productId));
});
const world = () => sandbox.world();
const named = (name: string) =>
  world()
    .table(products)
    .all()
    .find((each) => each.name.en === name)?.id ?? "";
const pass = (ms: number) => {
  world().clock.advance(ms);
  mei = sandbox.as("mei");
};
/** Advances to the next time of day, in ms from midnight. */
const passTo = (moment: number) => pass((DAY + moment - (world().clock.now() % DAY)) % DAY);
const stake = (name: string, amount: string, wallet = 0) => {
  done(mei, "createFinancingUser", { agreementAccepted: true });
  const input = { productId: named(name), amount, wallet };
  return done(mei, "createDeposit", input, {
    idempotencyKey: `stake-${name.replaceAll(" ", "-")}-${world().clock.now()}`,
  }).positionId;
};
const redeem = (positionId: string, amount: string) =>
  mei.call("createWithdraw", { positionId, amount }, { idempotencyKey: `redeem-${world().clock.now()}` });
/** The interest computed directly: all days together, divided and truncated once. */
const interest = (amount: string, scale: number, rates: readonly string[]) => {
  const sum = rates.reduce((total, rate) => total + (parseAmount(rate, 4) ?? 0n), 0n);
  return formatAmount(((parseAmount(amount, scale) ?? 0n) * sum) / 365_000_000n, scale);
};
const times = (rate: string, days: number) => Array.from({ length: days }, () => rate);
const added = (amounts: readonly string[], scale: number) =>
  formatAmount(
    amounts.reduce((sum, each) => sum + (parseAmount(each, scale) ?? 0n), 0n),
    scale,
  );
const position = (id: string) => done(mei, "getFinancialPosition", { id });

test("pays interest first two days after the stake, at the pause's end, for whole days", () => {
  passTo(9 * 60 * MINUTE);
  const id = stake("USDT 30 days", "1000");
  const { stakedAt, nextInterestAt, annualRate, upcoming } = position(id);
  const midnight = Date.parse(`${stakedAt.slice(0, 10)}T00:00:00Z`);
  expect(Date.parse(nextInterestAt ?? "")).toBe(midnight + 2 * DAY + 980 * MINUTE);
  expect(upcoming.map(({ kind }) => kind)).toEqual(["interestStarts", "interestPaid", "maturity"]);
  const oneDay = interest("1000", 6, [annualRate]);
  expect(upcoming[1]?.amount).toBe(oneDay);
  pass(midnight + 2 * DAY + 980 * MINUTE - world().clock.now() - 1000);
  expect(position(id)).toMatchObject({ interestTotal: "0", interestAccrued: oneDay, interestYesterday: oneDay });
  pass(1000);
  expect(position(id)).toMatchObject({ interestTotal: oneDay, interestAccrued: "0" });
});

test("pays exactly the interest of all days, truncated once, for any clock jumps", () => {
  const random = new Random(seedRandom("jumps"), new Journal());
  for (const name of ["USDT flexible", "ETH flexible", "BTC flexible"]) {
    const amount = name.startsWith("USDT") ? "1234.567891" : "0.31";
    const scale = name.startsWith("USDT") ? 6 : name.startsWith("ETH") ? 18 : 8;
    if (name.startsWith("BTC"))
      sandbox
        .stranger()
        .control("POST", "actors/chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "1" });
    pass(2 * 60 * MINUTE);
    const id = stake(name, amount);
    const from = Date.parse(position(id).interestFrom);
    for (let jump = 0; jump < 12; jump++) pass(random.below(9 * 1440) * MINUTE);
    const product = world().table(products).get(named(name));
    const rates: string[] = [];
    for (let day = from; day + DAY <= world().clock.now(); day += DAY)
      if (product) rates.push(rateText(rateOn(world(), product, day)));
    const { interestTotal, interestAccrued } = position(id);
    expect(added([interestTotal, interestAccrued], scale)).toBe(interest(amount, scale, rates));
    const records = done(mei, "getUserTradeRecord", { PositionId: id, Type: "interest", MaxResultCount: 100 });
    expect(
      added(
        records.items.map((each) => each.amount),
        scale,
      ),
    ).toBe(interestTotal);
  }
  expect(auditLedger(world().ledger).findings).toEqual([]);
});

test("gives the same after one jump of ten years as after 3 650 days, quickly", () => {
  const lives = [[3650], Array.from({ length: 3650 }, () => 1)].map((jumps) => {
    sandbox = TestSandbox.start();
    mei = sandbox.as("mei");
    const ids = [stake("USDT flexible", "1000"), stake("USDT 90 days", "700"), stake("ETH 30 days", "1", 4)];
    for (const days of jumps) world().clock.advance(days * DAY);
    mei = sandbox.as("mei");
    const { items, ...totals } = done(mei, "getFinancialUserAsset", {});
    const balance = ["USDT", "ETH"].map((coin) =>
      balanceOf(world().ledger.account(userAccount("80412", "earn", coin))),
    );
    return { ids, items, totals, balance, records: done(mei, "getUserTradeRecord", { MaxResultCount: 100 }) };
  });
  expect(lives[0]).toEqual(lives[1]);
}, 30_000);

test("refuses redemptions from 16:00:00 to 16:19:59 UTC with the end of the pause", () => {
  const id = stake("USDT flexible", "1000");
  const at = (text: string) => {
    const [hours = 0, minutes = 0, seconds = 0] = text.split(":").map(Number);
    passTo(((hours * 60 + minutes) * 60 + seconds) * 1000);
    return redeem(id, "20");
  };
  expect(at("15:59:59").error).toBeNull();
  expect(at("16:00:00").error).toMatchObject({
    code: 60011,
    data: { reason: "redemptionPause", until: expect.stringMatching(/T16:20:00/) },
  });
  expect(done(mei, "getFinancialUserAsset", {}).redemptionPausedUntil?.slice(11)).toBe("16:20:00.000Z");
  expect(at("16:19:59").error?.code).toBe(60011);
  expect(at("16:20:00").error).toBeNull();
});

test("allows leaving a term early only whole, without the unpaid interest", () => {
  const fixed = stake("USDT 90 days", "700");
  expect(redeem(fixed, "700").error).toMatchObject({ code: 60011, data: { reason: "term" } });
  const id = stake("USDT 30 days", "700");
  passTo(10 * 60 * MINUTE);
  pass(5 * DAY);
  expect(redeem(id, "100").error).toMatchObject({ code: 50014 });
  const { interestTotal, interestAccrued } = position(id);
  expect(interestAccrued).not.toBe("0");
  const { number } = done(
    mei,
    "createWithdraw",
    { positionId: id, amount: "700" },
    { idempotencyKey: "redeemed-early" },
  );
  expect(number).toMatch(/^ER/);
  pass(DAY);
  expect(position(id)).toMatchObject({ status: 2, interestTotal, interestAccrued: "0", nextInterestAt: null });
});

test("restores a failed redemption to the position with its interest", () => {
  const failing = stake("USDT flexible", "900");
  pass(1000);
  const twin = stake("USDT flexible", "900");
  pass(3 * DAY);
  passTo(20 * 60 * MINUTE);
  const before = position(failing);
  const { id } = done(
    mei,
    "createWithdraw",
    { positionId: failing, amount: "900" },
    { idempotencyKey: "redeemed-to-fail" },
  );
  pass(10 * 60 * MINUTE);
  expect(position(failing)).toMatchObject({ status: 1, amount: "0" });
  sandbox.stranger().control("POST", "actors/earn/fail-redemption", { id });
  const after = position(failing);
  expect(after).toMatchObject({ status: 0, amount: "900", interestTotal: before.interestTotal });
  // The midnight during the redemption counts.
  expect(after.interestAccrued).toBe(position(twin).interestAccrued);
  expect(done(mei, "getTradeRecord", { id })).toMatchObject({ status: 0 });
});

test("returns everything at the end of a term, and retries a failure", () => {
  const id = stake("USDT 90 days", "700");
  pass(91 * DAY);
  const list = done(mei, "getUserTradeRecord", { PositionId: id, Type: "redeem" });
  expect(list.items).toMatchObject([{ amount: "700", status: 1 }]);
  sandbox.stranger().control("POST", "actors/earn/fail-redemption", { id: list.items[0]?.id });
  pass(3 * DAY);
  const { status, amount, interestTotal, annualRate } = position(id);
  expect([status, amount]).toEqual([2, "0"]);
  expect(interestTotal).toBe(interest("700", 6, times(annualRate, 90)));
  const held = world().ledger.account(userAccount("80412", "earn", "USDT")).held;
  expect(held).toBe(0n);
});

test("refuses a full product, a user's maximum and another user's position", () => {
  done(mei, "createFinancingUser", { agreementAccepted: true });
  const full = mei.call("createDeposit", { productId: named("TRX 30 days"), amount: "200", wallet: 0 });
  expect(full.error).toMatchObject({ code: 50014, data: { maximum: "0" } });
  const id = stake("USDT flexible", "100");
  expect(sandbox.as("verified").call("getFinancialPosition", { id }).error?.code).toBe(60006);
  expect(sandbox.as("verified").call("getUserTradeRecord", { PositionId: id }).result.items).toEqual([]);
  const detail = sandbox.stranger().call("getUserProductDetail", { id: named("USDT flexible") }).result;
  expect(detail.held).toBeNull();
  expect(done(mei, "getUserProductDetail", { id: named("USDT flexible") }).held).toBe("100");
});
