import type { Withdrawal } from "@coffer/sdk";
import { describe, expect, it } from "vitest";
import { pathOf } from "./withdrawal-path.ts";

type Status = Withdrawal["status"];

const withdrawal = (passed: Status[], reviewRequired = false): Withdrawal => ({
  id: "wd_1",
  rid: "rid_1",
  number: "W1",
  time: "2026-11-21T14:02:11Z",
  coin: "USDT",
  network: "TRC20",
  networkName: "Tron · TRC-20",
  address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
  addressLabel: null,
  tag: null,
  amount: "12500",
  fee: "1",
  received: "12499",
  status: passed.at(-1) ?? 20,
  txHash: null,
  confirmations: 0,
  confirmationsRequired: 20,
  reviewRequired,
  arrivalSeconds: 180,
  verificationMethods: [],
  failReason: null,
  remark: null,
  addressId: null,
  expiresAt: null,
  cancellable: false,
  timeline: passed.map((status) => ({ status, time: "2026-11-21T14:02:11Z" })),
});
const path = (passed: Status[], review?: boolean) =>
  pathOf(withdrawal(passed, review)).map(({ status, state }) => `${status} ${state}`);

describe("path of a withdrawal", () => {
  it("continues to completed", () => {
    expect(path([20, 3])).toEqual(["20 past", "3 now", "5 ahead", "13 ahead", "14 ahead"]);
  });
  it("passes the review if there is one", () => {
    expect(path([20], true)).toEqual(["20 now", "4 ahead", "3 ahead", "5 ahead", "13 ahead", "14 ahead"]);
  });
  it("is over once completed", () => {
    expect(path([20, 3, 5, 13, 14])).toEqual(["20 past", "3 past", "5 past", "13 past", "14 past"]);
  });
  it("ends where it was refused", () => expect(path([20, 4, 7], true)).toEqual(["20 past", "4 past", "7 past"]));
});
