import { FiatCancelReason, FiatOrderStatus, type LegalCurrencyOrder } from "@coffer/sdk";
import { describe, expect, it } from "vitest";
import { reasonOf, titleOf } from "./order-labels.ts";
import { wayOf } from "./way.ts";

const order = (side: "buy" | "sell", status: number, more: object = {}) =>
  ({ side, status, appealId: null, confirmBy: null, cancelReason: null, ...more }) as unknown as LegalCurrencyOrder;

it.each([
  ["buy", "awaitingUserPayment", 1],
  ["buy", "awaitingMerchantConfirmation", 2],
  ["buy", "completed", 4],
  ["sell", "awaitingMerchantPayment", 1],
  ["sell", "awaitingUserConfirmation", 2],
  ["sell", "completed", 4],
] as const)("places a %ser's order in status %s behind %i of four steps", (side, status, at) => {
  const way = wayOf(order(side, FiatOrderStatus[status]));
  expect([way.at, way.stations.length]).toEqual([at, 4]);
});

it("places ended and unknown statuses nowhere", () => {
  for (const status of [FiatOrderStatus.cancelled, FiatOrderStatus.paymentFailed, 42])
    expect(wayOf(order("buy", status)).at).toBeUndefined();
});

describe("words", () => {
  it("has a label for each of the ten statuses for a buyer", () => {
    // A buyer never confirms a receipt, and is never paid.
    const others: number[] = [FiatOrderStatus.awaitingUserConfirmation, FiatOrderStatus.awaitingMerchantPayment];
    const statuses = Object.values(FiatOrderStatus).filter((status) => !others.includes(status));
    const titles = statuses.map((status) => titleOf(order("buy", status)));
    expect(new Set(titles).size).toBe(8);
    expect(titles).not.toContain("p2p.titleAny");
    expect(others.map((status) => titleOf(order("sell", status)))).toEqual(["p2p.titleCheck", "p2p.titleWaitPay"]);
  });

  it("has a text for each cancellation reason, and a default", () => {
    const reasons = Object.values(FiatCancelReason).map((cancelReason) => reasonOf(order("buy", 1, { cancelReason })));
    expect(new Set(reasons).size).toBe(5);
    expect(reasonOf(order("sell", 1, { cancelReason: 4 }))).not.toBe(reasonOf(order("buy", 1, { cancelReason: 4 })));
    expect(reasonOf(order("buy", 1, { cancelReason: 42 }))).toBe("p2p.reasonOther");
  });

  it("waits for the appeal while one is open", () => {
    expect(titleOf(order("buy", 0, { appealId: "ac_1" }))).toBe("p2p.titleAppeal");
    expect(titleOf(order("buy", 5, { appealId: "ac_1" }))).toBe("p2p.titleBought");
  });
});
