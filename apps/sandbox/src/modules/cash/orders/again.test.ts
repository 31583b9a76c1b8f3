import { CashOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { payees, upload } from "../../../testing/cash.ts";
import { done, Scene } from "../../../testing/scene.ts";

const { pendingReview, inProgress, success, rejected } = CashOrderStatus;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The sandbox starts on a Saturday afternoon; from a Monday on, a few working days are a few days. */
const MONDAY = 2 * DAY;

/** Mei's payout to a beneficiary, made on a Monday, and its events. Sessions end on the way. */
function onMonday(amount = "800") {
  const scene = new Scene();
  if (amount.length > 4) {
    const { id } = done(scene.as("mei"), "createTopUpOrder", { channel: "ach", amount });
    for (const step of ["receive", "match", "credit"]) scene.act(`bank/${step}`, { id });
  }
  scene.pass(MONDAY);
  const api = scene.as("mei");
  const verification = { fundPassword: "246810", googleCode: "000000" };
  const { id } = done(api, "createCashWithdrawOrder", { ...payees.createCashWithdrawOrder(api), amount, verification });
  return {
    scene,
    ask: () => scene.act("bank/ask-papers", { id }),
    send: () => {
      const mei = scene.as("mei");
      done(mei, "sendCashPapers", { id, fileIds: [upload(mei)] });
    },
    approve: () => scene.act("reviewer/decide", { queue: "cashOrder", id, decision: "approve" }),
    status: () => done(scene.as("mei"), "getCashWithdrawOrder", { id }).status,
  };
}

test("keeps a stopped payout to its new arrival time after it continues", () => {
  const { scene, ask, send, approve, status } = onMonday();
  scene.pass(HOUR);
  ask();
  send();
  scene.pass(20 * HOUR);
  approve();
  scene.pass(6 * HOUR);
  expect(status()).toBe(inProgress);
  scene.pass(20 * HOUR);
  expect(status()).toBe(success);
});

test("gives documents requested again their own deadline", () => {
  const { scene, ask, send, status } = onMonday();
  ask();
  scene.pass(2 * DAY);
  send();
  ask();
  scene.pass(DAY + HOUR);
  expect(status()).toBe(pendingReview);
  scene.pass(4 * DAY);
  expect(status()).toBe(rejected);
});

test("restarts the decision time with the documents", () => {
  const { scene, ask, send, status } = onMonday("50000");
  scene.pass(20 * HOUR);
  ask();
  scene.pass(3 * HOUR);
  send();
  scene.pass(2 * HOUR);
  expect(status()).toBe(pendingReview);
  scene.pass(23 * HOUR);
  expect(status()).toBe(rejected);
});
