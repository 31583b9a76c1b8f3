import { CashOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { userAccount } from "../../../ledger/account.ts";
import { auditLedger } from "../../../ledger/audit.ts";
import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { done, Scene } from "../../../testing/scene.ts";

const { pendingPayment, pendingReview, inProgress, success, failed, rejected, cancelled } = CashOrderStatus;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const gbp = { channel: "fasterPayments", amount: "2000" };
const order = (api: Api, input: Record<string, unknown> = gbp) => done(api, "createTopUpOrder", input);
const confirm = (api: Api, id: string, voucherFileIds: string[] = []) =>
  done(api, "confirmCashTopUpPayment", { id, voucherFileIds });
const read = (api: Api, id: string) => done(api, "getCashTopUpOrder", { id });
const voucher = (api: Api, name: string) =>
  done(api, "uploadImage", { file: image("jpeg", 1000, name), purpose: "paymentVoucher" }).fileId;
const cash = (scene: Scene, currency: string, uid = "80412") =>
  scene.world.ledger.available(userAccount(uid, "cash", currency));

test("matches a confirmed payment, credits it less the fee, and records each step's time", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const before = cash(scene, "GBP");
  const { id, payBefore } = order(api);
  expect(Date.parse(payBefore ?? "")).toBe(scene.world.clock.now() + DAY);
  confirm(api, id, [voucher(api, "slip.jpg")]);
  scene.pass(2 * MINUTE);
  expect(read(api, id).status).toBe(inProgress);
  expect(cash(scene, "GBP")).toBe(before);
  scene.pass(10 * MINUTE);
  const credited = read(api, id);
  expect(credited).toMatchObject({ status: success, amount: "2000.00", fee: "1.00", received: "1999.00" });
  expect(credited.timeline.map(({ status }) => status)).toEqual([pendingPayment, pendingReview, inProgress, success]);
  expect(credited.voucherFileIds).toHaveLength(1);
  expect(cash(scene, "GBP") - before).toBe(199_900n);
  const [line] = done(api, "getUserCashAssetsHistory").items;
  expect(line).toMatchObject({ amount: "1999.00", reference: credited.number, link: { kind: "cashTopUp", id } });
  expect(auditLedger(scene.world.ledger).findings).toEqual([]);
});

test("matches an unannounced payment by its reference", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const { id } = order(api);
  scene.act("bank/receive", { id });
  scene.pass(12 * MINUTE);
  expect(read(api, id).status).toBe(success);
});

test("cancels an unpaid order after a day and tells a late payer", () => {
  const scene = new Scene();
  const { id } = order(scene.as("mei"));
  scene.pass(DAY - 1);
  expect(read(scene.as("mei"), id).status).toBe(pendingPayment);
  scene.pass(1);
  const api = scene.as("mei");
  expect(read(api, id)).toMatchObject({ status: cancelled, payBefore: null, cancellable: false });
  expect(api.call("confirmCashTopUpPayment", { id }).error?.code).toBe(60016);
});

test("sends money from an unlisted IBAN back where the channel requires one", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const sepa = () => order(api, { channel: "sepa", amount: "500" }).id;
  const stranger = sepa();
  scene.act("bank/receive", { id: stranger, iban: "DE89370400440532013000" });
  const own = sepa();
  scene.act("bank/receive", { id: own, iban: "GB33BUKB20201555555555" });
  scene.pass(2 * MINUTE);
  expect(read(api, stranger)).toMatchObject({ status: rejected, failReason: expect.stringContaining("whitelist") });
  expect(read(api, own).status).toBe(inProgress);
});

test("ends the order after a working day without a payment", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const { id } = order(api);
  confirm(api, id, [voucher(api, "sandbox-unmatched.jpg")]);
  const due = afterWorkingDays(scene.world.clock.now(), 1);
  scene.pass(due - scene.world.clock.now() - 1);
  expect(read(scene.as("mei"), id).status).toBe(pendingReview);
  scene.pass(1);
  expect(read(scene.as("mei"), id).status).toBe(failed);
});

test("makes the bank request documents or send the payment back by a voucher's name", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const [asked, returned] = ["sandbox-papers.jpg", "sandbox-returned.jpg"].map((name) => {
    const { id } = order(api);
    confirm(api, id, [voucher(api, name)]);
    return id;
  });
  scene.pass(10_000);
  expect(read(api, asked ?? "")).toMatchObject({ status: pendingReview, papers: { sentAt: null, fileIds: [] } });
  expect(read(api, returned ?? "").status).toBe(rejected);
  // While documents are requested, the payment isn't matched automatically.
  scene.pass(20 * MINUTE);
  expect(read(api, asked ?? "").status).toBe(pendingReview);
});

test("makes one order per key, which counts against the day until it is cancelled", () => {
  const scene = new Scene();
  const api = scene.as("mei");
  const again = () => api.call("createTopUpOrder", gbp, { idempotencyKey: "one-and-the-same" }).result.id;
  const id = again();
  expect(again()).toBe(id);
  const used = () =>
    done(api, "getCashChannelList", { currency: "GBP", direction: "topUp" }).items.map((each) => each.dailyUsed);
  expect(used()).toEqual(["2000.00"]);
  done(api, "cancelCashTopUpOrder", { id });
  expect(used()).toEqual(["0.00"]);
});

test("shows the payment details with the reference, by channel", () => {
  const api = new Scene().as("mei");
  const { id } = order(api);
  expect(done(api, "getPayInInfo", { id })).toMatchObject({
    ...{ orderId: id, amount: "2000.00" },
    bank: { channel: "Faster Payments", currency: "GBP", sortCode: "60-16-13", reference: "CF80412", iban: null },
  });
});

test("lists both directions together and separately", () => {
  const scene = new Scene();
  scene.stranger.control("POST", "scenario", { name: "cash-orders" });
  const api = scene.as("mei");
  const all = done(api, "getCashHistory", { MaxResultCount: 100 });
  const ins = done(api, "getMyCashTopUpOrderList", { MaxResultCount: 100 });
  const outs = done(api, "getCashWithdrawOrderList", { MaxResultCount: 100 });
  expect(all.totalCount).toBe(ins.totalCount + outs.totalCount);
  const statuses = (items: readonly { status: CashOrderStatus }[]) =>
    [...new Set(items.map(({ status }) => status))].sort();
  expect(statuses(ins.items)).toEqual([pendingReview, inProgress, success, rejected, cancelled, pendingPayment]);
  expect(statuses(outs.items)).toEqual([pendingReview, inProgress, success, failed, rejected]);
  expect(ins.items.filter(({ papers }) => papers)).toHaveLength(1);
  expect(outs.items.filter(({ papers }) => papers)).toHaveLength(1);
  const some = done(api, "getCashHistory", {
    Status: [success],
    direction: "topUp",
    Coin: "USD",
    Sorting: "amount desc",
  });
  expect(some.items.map(({ amount }) => amount)).toEqual(["50000.00", "12000.00", "4201.00"]);
  const walked: string[] = [];
  for (let Cursor: string | null | undefined; Cursor !== null; ) {
    const found = done(api, "getCashHistory", { MaxResultCount: 4, ...(Cursor && { Cursor }) });
    walked.push(...found.items.map(({ id }) => id));
    Cursor = found.nextCursor;
  }
  expect(walked).toEqual(all.items.map(({ id }) => id));
});
