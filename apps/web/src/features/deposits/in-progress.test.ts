import type { Deposit } from "@coffer/sdk";
import { expect, it } from "vitest";
import { isMoving, nextLook } from "./in-progress.ts";

const deposit = (status: Deposit["status"], confirmations: number): Deposit => ({
  id: "dp_1",
  number: "D1",
  time: "2026-11-21T13:58:40Z",
  coin: "BTC",
  network: "BTC",
  networkName: "Bitcoin",
  wallet: 0,
  amount: "0.1",
  address: "bc1q",
  tag: null,
  txHash: "27ca",
  status,
  confirmations,
  confirmationsRequired: 2,
  confirmationsToWithdraw: 3,
  creditedAt: null,
  failReason: null,
  timeline: [],
});

it.each([
  ["confirming", 11, 1, true],
  ["credited, not yet free", 12, 2, true],
  ["credited and free", 12, 3, false],
  ["below the minimum", 15, 0, false],
] as const)("%s", (_, status, confirmations, moving) => expect(isMoving(deposit(status, confirmations))).toBe(moving));

it("polls more often while a deposit is pending", () => {
  expect(nextLook([deposit(12, 3), deposit(11, 0)])).toBeLessThan(nextLook([deposit(12, 3)]));
});
