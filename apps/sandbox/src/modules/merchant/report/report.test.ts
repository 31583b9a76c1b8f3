import { expect, test } from "vitest";
import { bench, numbered, paidOrder, step } from "../../../testing/payment-orders.ts";
import { rulesOf } from "../../../testing/refusals.ts";
import { Scene } from "../../../testing/scene.ts";
import { momentOf, stretches } from "./time-zone.ts";

const HOUR = 60 * 60 * 1000;

test("reports a day of the till and of the merchant in each coin, with totals", () => {
  const scene = new Scene();
  paidOrder(scene);
  const till = step(
    scene,
    "createPaymentOrder",
    { ...bench, ...numbered(), coin: "USDC", network: "ERC20" },
    "cashier",
  );
  scene.act("payer/pay", { id: till.id });
  scene.pass(HOUR);
  const report = (name: "merchant" | "cashier", input: object = {}) =>
    step(scene, "getSubMerchantDailyReport", { currency: "USD", ...input }, name);
  const shown = report("merchant").items.map((row) => [
    row.userName,
    row.coin,
    row.paidCount,
    row.collectedAmount,
    row.feeAmount,
  ]);
  expect(shown.sort()).toEqual([
    ["Harbour & Pine", "USDT", 1, "100", "0.8"],
    ["quay-till-2", "USDC", 1, "100", "0.8"],
  ]);
  expect(report("merchant").totals).toMatchObject({
    orderCount: 2,
    paidCount: 2,
    collected: "200.00",
    fees: "1.60",
    net: "198.40",
  });
  expect(report("cashier").totals).toMatchObject({ paidCount: 1, collected: "100.00" });
  expect(report("merchant", { Coin: "USDT" }).items).toHaveLength(1);
});

test("starts days at midnight of the requested zone and covers every hour", () => {
  const scene = new Scene();
  // It is 14:02 in UTC, and the next day in Auckland.
  paidOrder(scene);
  const dates = (TimeZone: string) =>
    step(scene, "getSubMerchantDailyReport", { TimeZone }).items.map(({ date }) => date);
  expect(dates("UTC")).toEqual(["2026-11-21"]);
  expect(dates("Pacific/Auckland")).toEqual(["2026-11-22"]);
  const summary = step(scene, "getMerchantSalesSummary", { currency: "USD", TimeZone: "America/St_Johns" });
  expect(summary).toMatchObject({ step: "hour", totals: { collected: "100.00", paidCount: 1 } });
  expect(summary.points[0]?.from).toBe("2026-11-21T03:30:00.000Z");
  expect(summary.points.filter(({ orderCount }) => orderCount > 0)).toHaveLength(1);
  const told = (input: object) => rulesOf(scene.as("merchant").call("getMerchantSalesSummary", { ...input }));
  expect(told({ TimeZone: "Atlantis/Deep" })).toEqual(["TimeZone timeZone"]);
  expect(told({ StartTime: "2024-01-01T00:00:00Z", Step: "day" })).toEqual(["Step maximum"]);
});

test("handles days of 23 and 25 hours", () => {
  const london = (from: string, to: string) =>
    stretches("Europe/London", "day", [Date.parse(from), Date.parse(to)], 10)?.map((day) => (day.to - day.from) / HOUR);
  expect(london("2026-03-29T12:00Z", "2026-03-29T13:00Z")).toEqual([23]);
  expect(london("2026-10-25T12:00Z", "2026-10-25T13:00Z")).toEqual([25]);
  expect(new Date(momentOf("Asia/Kathmandu", Date.UTC(2026, 10, 22))).toISOString()).toBe("2026-11-21T18:15:00.000Z");
});
