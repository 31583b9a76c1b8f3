import { RecordStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { HOUR, MINUTE, moneyOf, SECOND } from "../../testing/money.ts";
import { refusedWith } from "../../testing/refusals.ts";
import { approveWithdrawal, rejectWithdrawal } from "./review.ts";

const large = {
  coin: "USDC",
  network: "ERC20",
  address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617",
  amount: "60000",
};
const proofByCode = { fundPassword: "246810", code: "000000" };

/** A withdrawal of the enterprise that a person has to review. */
function inReview(reviewSeconds: number | null = null) {
  const money = moneyOf("enterprise", { settings: { reviewSeconds } });
  const { id, rid } = money.applied(large);
  money.api.call("sendVerificationCode", { scene: 6 });
  expect(money.confirm(rid, proofByCode).result.status).toBe(RecordStatus.pendingReview);
  return { ...money, id, rid };
}

test("a large one waits for the reviewer, who lets it through", () => {
  const { id, record, api, pass } = inReview();
  expect(record(id)).toMatchObject({ status: 4, cancellable: true, reviewRequired: true });
  pass(72 * HOUR);
  expect(record(id).status).toBe(4);
  expect(api.control("GET", "review").body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ queue: "withdrawal", id, uid: "80442" })]),
  });
  expect(api.control("POST", "review/decide", { queue: "withdrawal", id, decision: "approve" }).status).toBe(200);
  expect(record(id).status).toBe(3);
  pass(MINUTE + 12 * 12 * SECOND);
  expect(record(id).timeline.map(({ status }) => status)).toEqual([20, 4, 3, 5, 13, 14]);
});

test("nobody decided in three working days: it is rejected, and the money is back", () => {
  const { id, record, holding, pass } = inReview();
  const { available } = holding("USDC");
  // From a Saturday: Monday, Tuesday and Wednesday count.
  pass(4 * 24 * HOUR - MINUTE);
  expect(record(id).status).toBe(RecordStatus.pendingReview);
  pass(MINUTE);
  expect(record(id)).toMatchObject({
    status: RecordStatus.reviewRejected,
    failReason: "The review did not decide in time.",
  });
  expect(holding("USDC")).toEqual({ available: String(Number(available) + 60_000), frozen: "0" });
});

test("the clock approves where the world says after how many seconds", () => {
  const { id, record, pass } = inReview(30);
  pass(29 * SECOND);
  expect(record(id).status).toBe(4);
  pass(SECOND);
  expect(record(id).status).toBe(3);
});

test("a rejected one gives the money back and says why", () => {
  const { id, record, api, holding } = inReview();
  expect(holding("USDC").frozen).toBe("60000");
  api.control("POST", "review/decide", { queue: "withdrawal", id, decision: "reject", reason: "Address is listed." });
  expect(record(id)).toMatchObject({ status: 7, failReason: "Address is listed.", cancellable: false });
  expect(holding("USDC")).toEqual({ available: "250000", frozen: "0" });
});

test("the reviewer decides once, and only what waits", () => {
  const { id, world, applied } = inReview();
  const waiting = applied(large).id;
  expect(refusedWith(() => approveWithdrawal(world, waiting))).toBe(60015);
  expect(refusedWith(() => rejectWithdrawal(world, waiting))).toBe(60015);
  approveWithdrawal(world, id);
  expect(refusedWith(() => approveWithdrawal(world, id))).toBe(60015);
  expect(refusedWith(() => rejectWithdrawal(world, id))).toBe(60015);
  expect(refusedWith(() => rejectWithdrawal(world, "wd_NONE"))).toBe(40008);
});

test("in review it can be cancelled too, and then the reviewer comes too late", () => {
  const { id, cancel, world, record, pass } = inReview(30);
  expect(cancel(id).result.status).toBe(9);
  expect(refusedWith(() => approveWithdrawal(world, id))).toBe(60015);
  pass(HOUR);
  expect(record(id).status).toBe(9);
});
