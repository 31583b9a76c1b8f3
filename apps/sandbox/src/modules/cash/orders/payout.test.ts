import { CashOrderStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../../../../../../.ci/property.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { availableOf, userAccount } from "../../../ledger/account.ts";
import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { done, Scene } from "../../../testing/scene.ts";

const { pendingReview, inProgress, success, failed, rejected } = CashOrderStatus;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const verification = { fundPassword: "246810", googleCode: "000000" };
const ach = (api: Api) => done(api, "getBeneficiaryPage", { channel: "ach" }).items[0]?.id;
const payOut = (api: Api, amount: string, changes: object = {}) =>
  done(api, "createCashWithdrawOrder", { beneficiaryId: ach(api), amount, verification, ...changes });
const read = (api: Api, id: string) => done(api, "getCashWithdrawOrder", { id });
const dollars = (scene: Scene) => {
  const account = scene.world.ledger.account(userAccount("80412", "cash", "USD"));
  return { available: availableOf(account), held: account.held };
};
const topUp = (scene: Scene, api: Api, amount: string) => {
  const { id } = done(api, "createTopUpOrder", { channel: "ach", amount });
  scene.act("bank/receive", { id });
  scene.act("bank/match", { id });
  scene.act("bank/credit", { id });
};

test("holds a payout at once and pays it within a working day and two hours", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const before = dollars(scene);
  const made = payOut(api, "1500", { reference: "Rent 11/26" });
  expect(made).toMatchObject({ status: inProgress, fee: "2.00", received: "1498.00", bankReference: null });
  expect(dollars(scene)).toEqual({ available: before.available - 150_000n, held: before.held + 150_000n });
  const latest = afterWorkingDays(scene.world.clock.now(), 1) + 2 * HOUR;
  expect(Date.parse(made.expectedAt ?? "")).toBe(latest);
  scene.pass(10 * MINUTE);
  expect(read(api, made.id).bankReference).toMatch(/^BK\d+$/);
  scene.pass(latest - scene.world.clock.now() - 1);
  expect(read(scene.as("mei"), made.id).status).toBe(inProgress);
  scene.pass(1);
  expect(read(scene.as("mei"), made.id)).toMatchObject({ status: success, expectedAt: null });
  expect(dollars(scene)).toEqual({ available: before.available - 150_000n, held: before.held });
});

test("pays on an instant channel after two hours", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const { id } = done(api, "createTopUpOrder", { channel: "fasterPayments", amount: "100" });
  scene.act("bank/receive", { id });
  scene.act("bank/match", { id });
  scene.act("bank/credit", { id });
  const [own] = done(api, "getCashBankAccountList", { currency: "GBP" });
  const made = done(api, "createWithdrawOrder", { bankAccountId: own?.id, amount: "50", verification });
  expect(made).toMatchObject({ payeeName: "Mei Lin", payeeAccount: "•••• 5555", beneficiaryId: null });
  scene.pass(2 * HOUR);
  expect(read(scene.as("mei"), made.id).status).toBe(success);
});

test.each([
  ["sent back by the payee's bank", failed, (scene: Scene, id: string) => scene.act("bank/return", { id })],
  [
    "turned down for want of papers",
    rejected,
    (scene: Scene, id: string) => {
      scene.act("bank/ask-papers", { id });
      scene.pass(5 * 24 * HOUR);
    },
  ],
] as const)("returns the amount and fee of a payout that is %s", (_, status, happen) => {
  const scene = new Scene();
  const api = scene.as("mei");
  const before = dollars(scene);
  const { id } = payOut(api, "800");
  happen(scene, id);
  const ended = read(scene.as("mei"), id);
  expect(ended).toMatchObject({ status, papers: null, expectedAt: null });
  expect(ended.failReason).not.toBeNull();
  expect(dollars(scene)).toEqual(before);
});

test("holds a large payout for a reviewer, who approves it or misses the deadline", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  topUp(scene, api, "50000");
  topUp(scene, api, "49000");
  const before = dollars(scene);
  const check = done(api, "validateInfo", { channel: "ach", amount: "50000", beneficiaryId: ach(api) });
  expect(check).toMatchObject({ reviewRequired: true, payeeName: "Rosa Whitfield", payeeAccount: "•••• 6789" });
  const made = payOut(api, "50000");
  expect(made).toMatchObject({ status: pendingReview, expectedAt: check.expectedAt });
  scene.act("reviewer/decide", { queue: "cashOrder", id: made.id, decision: "approve" });
  expect(read(api, made.id).status).toBe(inProgress);
  const left = payOut(api, "50000");
  scene.pass(4 * 24 * HOUR);
  expect(read(scene.as("mei"), left.id).status).toBe(rejected);
  expect(dollars(scene)).toEqual({ available: before.available - 5_000_000n, held: before.held });
});

test("reviews sent documents within a working day and accepts more until then", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const { id } = payOut(api, "800");
  scene.act("bank/ask-papers", { id, note: "The lease, please." });
  const file = () => done(api, "uploadImage", { file: image(), purpose: "paymentVoucher" }).fileId;
  expect(read(api, id).papers).toMatchObject({ note: "The lease, please.", fileIds: [], sentAt: null });
  done(api, "sendCashPapers", { id, fileIds: [file()], remark: "Signed in May." });
  expect(done(api, "sendCashPapers", { id, fileIds: [file(), file()] }).fileIds).toHaveLength(3);
  expect(api.call("sendCashPapers", { id, fileIds: [file()] }).error?.code).toBe(50016);
  const queue = scene.stranger.control("GET", "review").body as { queues?: unknown };
  expect(JSON.stringify(queue)).toContain("Signed in May.");
  // The deadline for documents has passed, that of the review hasn't: nothing ends before a decision is due.
  scene.pass(HOUR);
  scene.act("reviewer/decide", { queue: "cashOrder", id, decision: "approve" });
  expect(read(scene.as("mei"), id)).toMatchObject({ status: inProgress, papers: null });
});

test("triggers rare outcomes by a payee's name", () => {
  const scene = new Scene();
  const api = scene.as("verified");
  const { id } = done(api, "createTopUpOrder", { channel: "fasterPayments", amount: "2000" });
  scene.act("bank/receive", { id });
  scene.act("bank/match", { id });
  scene.act("bank/credit", { id });
  const to = (accountHolderName: string, accountNumber: string) => {
    const bank = { sortCode: "601613", accountNumber, bankName: "Thames Clearing Bank", bankCountry: "GB" };
    const fields = { friendlyName: accountHolderName, accountHolderName, currency: "GBP", ...bank };
    const saved = done(api, "createBeneficiary", { channel: "fasterPayments", payeeType: "company", fields });
    const input = { beneficiaryId: saved.id, amount: "100", verification: { fundPassword: "246810" } };
    return done(api, "createCashWithdrawOrder", input).id;
  };
  const [returned, papers, reviewed, turnedDown] = [
    to("SANDBOX RETURNED", "10000001"),
    to("SANDBOX PAPERS", "10000002"),
    to("SANDBOX REVIEWED", "10000003"),
    to("SANDBOX REJECTED", "10000004"),
  ];
  scene.pass(10_000);
  expect(read(api, returned).status).toBe(failed);
  expect(read(api, papers)).toMatchObject({ status: pendingReview, papers: { sentAt: null } });
  expect(read(api, reviewed)).toMatchObject({ status: pendingReview, papers: null });
  expect(read(api, turnedDown).status).toBe(rejected);
});

test("pays once for a repeated key, whatever input follows", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const before = dollars(scene);
  const input = { beneficiaryId: ach(api), amount: "700", verification };
  const send = (options: object) =>
    api.call("createCashWithdrawOrder", input, { idempotencyKey: "pay-once", ...options });
  const { id } = send({}).result;
  expect(send({}).result.id).toBe(id);
  expect(before.available - dollars(scene).available).toBe(70_000n);
});

test("previews the later order exactly and creates nothing", () => {
  const scene = new Scene();
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 400_000 }), (minor) => {
      scene.reset();
      const api = scene.as("mei");
      const amount = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
      const check = done(api, "validateInfo", { channel: "ach", amount, beneficiaryId: ach(api) });
      expect(done(api, "getCashWithdrawOrderList", { Coin: "USD" }).totalCount).toBe(0);
      const made = payOut(api, amount);
      for (const field of ["amount", "fee", "received", "currency", "payeeName", "payeeAccount", "expectedAt"] as const)
        expect([field, made[field]]).toEqual([field, check[field]]);
      const [gross, fee, net] = [made.amount, made.fee, made.received].map((text) => BigInt(text.replace(".", "")));
      expect((fee ?? 0n) + (net ?? 0n)).toBe(gross);
    }),
    { numRuns: 15, seed },
  );
});

test("keeps a removed payee's name in the payout and lists the last payee first", () => {
  const api = new Scene().as("mei");
  const beneficiaryId = ach(api);
  const { id } = payOut(api, "100");
  expect(done(api, "getBeneficiaryPage").items[0]?.id).toBe(beneficiaryId);
  done(api, "deleteCashBeneficiary", { id: beneficiaryId });
  expect(read(api, id)).toMatchObject({ payeeName: "Rosa Whitfield", payeeAccount: "•••• 6789", beneficiaryId });
});
