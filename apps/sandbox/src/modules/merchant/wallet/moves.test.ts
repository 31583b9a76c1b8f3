import { RecordStatus, TransferStep, VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { auditLedger } from "../../../ledger/audit.ts";
import { type Fields, keyed, step } from "../../../testing/payment-orders.ts";
import { codeOf } from "../../../testing/refusals.ts";
import { PIN, place, right, Scene, usdt } from "../../../testing/scene.ts";

const { awaitingSuperiorApproval, accepted, completed, revoked, reviewRejected } = RecordStatus;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const verification = { fundPassword: PIN, code: "000000" };

const start = () => {
  const scene = new Scene();
  const api = scene.as("cashier");
  scene.send(VerificationScene.security, {}, api);
  step(scene, "setFundPassword", { fundPassword: PIN, verification: right }, "cashier");
  const wallet = () =>
    step(scene, "getMerchantAssets").items.flatMap(({ coin, available, frozen }) =>
      coin === "USDT" ? [available, frozen] : [],
    );
  const ask = (name: "cashier" | "merchant", number: string, changes: Fields = {}) => {
    const input = { ...place, amount: "100", merchantWithdrawalNumber: number, ...changes };
    const { rid } = step(scene, "applyMerchantTransactionOut", input, name);
    scene.pass(MINUTE + 1000);
    scene.send(VerificationScene.withdraw, {}, scene.as(name));
    return step(scene, "confirmMerchantTransactionOut", { rid, verification }, name);
  };
  const read = (id: string) => step(scene, "getMerchantCoinTransactionOut", { id });
  const decide = (id: string, passes = true) =>
    passes
      ? step(scene, "passPaymentOrder", { ids: [id], verification: { fundPassword: PIN } })
      : step(scene, "rejectPaymentOrder", { id, reason: "Not today" });
  return { scene, wallet, ask, read, decide };
};

test("sends a merchant's own withdrawal from the merchant wallet automatically", () => {
  const { scene, wallet, ask, read } = start();
  const { id, status } = ask("merchant", "HP-W-1");
  expect([status, wallet()]).toEqual([accepted, ["19900", "100"]]);
  scene.pass(10 * MINUTE);
  expect(read(id)).toMatchObject({ status: completed, cashier: null, review: "none", received: "99" });
  expect(wallet()).toEqual(["19900", "0"]);
  expect(step(scene, "getListByCoinTransactionOut").items).toEqual([]);
  const line = step(scene, "getMerchantUserAssetsHistory").items[0];
  expect(line?.link).toEqual({ kind: "merchantWithdrawal", id });
  expect(auditLedger(scene.world.ledger).findings).toEqual([]);
});

test("holds a cashier's withdrawal until the merchant approves or rejects it, or a day passes", () => {
  const { scene, wallet, ask, read, decide } = start();
  const [one, two, three] = ["C-1", "C-2", "C-3"].map((number) => ask("cashier", number));
  expect(one).toMatchObject({
    status: awaitingSuperiorApproval,
    review: "merchant",
    cashier: { userName: "quay-till-2" },
  });
  expect(step(scene, "getToBeReviewedCount")).toMatchObject({ withdrawalToBeReviewedCount: 3 });
  expect(step(scene, "getMerchantReviewList", { Kind: [3] }).items).toHaveLength(3);
  decide(one?.id ?? "");
  decide(two?.id ?? "", false);
  expect(read(two?.id ?? "")).toMatchObject({ status: reviewRejected, review: "rejected", failReason: "Not today" });
  scene.pass(25 * HOUR);
  expect(read(one?.id ?? "").status).toBe(completed);
  expect(read(three?.id ?? "").status).toBe(revoked);
  expect(wallet()).toEqual(["19900", "0"]);
  expect(step(scene, "getMerchantListByCoinTransactionOut", {}, "cashier").items).toHaveLength(3);
});

test("lists deposits to the merchant's address separately, and credits the merchant wallet", () => {
  const { scene, wallet } = start();
  const { address, wallet: number } = step(scene, "getMerchantAddress", usdt, "cashier");
  expect(number).toBe(3);
  scene.act("chain/deposit", { ...usdt, address, amount: "500" });
  scene.pass(5 * MINUTE);
  expect(wallet()).toEqual(["20500", "0"]);
  const [deposit] = step(scene, "getMerchantListByCoinTransactionIn", {}, "cashier").items;
  expect(deposit).toMatchObject({ amount: "500", wallet: 3, number: expect.stringMatching(/^MD/) });
  const others = step(scene, "getListByCoinTransactionIn").items.map(({ id }) => id);
  expect(others).not.toContain(deposit?.id);
});

test("transfers to the main wallet at once, or after the merchant's approval for a cashier", () => {
  const { scene, wallet, decide } = start();
  const own = { coin: "USDT", amount: "1000", fromWallet: 3, toWallet: 0 };
  expect(step(scene, "merchantTransfer", own)).toMatchObject({ step: TransferStep.arrived, cashier: null });
  const made = step(scene, "merchantTransfer", { ...own, amount: "10" }, "cashier");
  expect(made).toMatchObject({ step: TransferStep.transfer, review: "merchant", number: expect.stringMatching(/^MT/) });
  expect(wallet()).toEqual(["18990", "10"]);
  decide(made.id);
  scene.pass(5 * MINUTE);
  expect(step(scene, "getMerchantTransfer", { id: made.id }, "cashier").step).toBe(TransferStep.arrived);
  expect(step(scene, "getMerchantTransferHistory").items).toHaveLength(2);
  expect(step(scene, "getMerchantTransferHistory", {}, "cashier").items).toHaveLength(1);
  expect(wallet()).toEqual(["18990", "0"]);
  const elsewhere = scene.as("verified").call("getMerchantTransfer", { id: made.id }, keyed());
  expect(codeOf(elsewhere)).toBe(403);
});
