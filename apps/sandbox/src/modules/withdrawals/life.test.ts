import { RecordStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { allows } from "../../core/life-cycle.ts";
import { HOUR, MINUTE, moneyOf, SECOND } from "../../testing/money.ts";
import { codeOf, refusedWith } from "../../testing/refusals.ts";
import { moveTo, withdrawalLife } from "./life.ts";
import { failWithdrawal } from "./sender.ts";
import { findWithdrawal, type WithdrawalStatus, withdrawals } from "./withdrawal.ts";

const { start, moves } = withdrawalLife;
const statuses = [...new Set([...start, ...moves.map(({ to }) => to)])].sort((a, b) => a - b);
test("every step that isn't listed is refused and changes nothing", () => {
  const { applied, world } = moneyOf();
  const { id } = applied();
  for (const from of statuses)
    for (const to of statuses) {
      world.table(withdrawals).update(id, { status: from });
      const before = world.hash();
      const code = refusedWith(() => world.atomic(() => moveTo(world, findWithdrawal(world, id), to)));
      expect(code).toBe(allows(withdrawalLife, from, to) ? null : 60015);
      if (code !== null) expect(world.hash()).toBe(before);
    }
});

test("only what waits can be revoked, only what is reviewed rejected, nothing sent can fail", () => {
  const into = (status: WithdrawalStatus) => statuses.filter((from) => allows(withdrawalLife, from, status));
  expect(into(RecordStatus.revoked)).toEqual([
    RecordStatus.awaitingSuperiorApproval,
    RecordStatus.pendingReview,
    RecordStatus.pendingVerification,
  ]);
  expect(into(RecordStatus.reviewRejected)).toEqual([
    RecordStatus.awaitingSuperiorApproval,
    RecordStatus.pendingReview,
  ]);
  expect(into(RecordStatus.failed)).toEqual([RecordStatus.accepted, RecordStatus.processing]);
  expect(into(RecordStatus.completed)).toEqual([RecordStatus.remittedOut]);
  expect(into(RecordStatus.pendingVerification)).toEqual([]);
});

test("cancelled while waiting, it gives the money back; a second time answers 60017", () => {
  const { applied, cancel, confirm, record, holding, pass } = moneyOf();
  const { id, rid } = applied();
  expect(cancel(id).result).toMatchObject({ status: 9, failReason: null, cancellable: false, expiresAt: null });
  expect(holding("USDT")).toEqual({ available: "21480.12", frozen: "0" });
  expect(codeOf(cancel(id))).toBe(60017);
  expect(codeOf(confirm(rid))).toBe(60015);
  pass(HOUR);
  expect(record(id).timeline).toHaveLength(2);
});

test("a cancellation sent again with its key answers the first reply", () => {
  const { api, applied } = moneyOf();
  const { id } = applied();
  const send = () => api.call("cancelApplyTransactionOut", { id }, { idempotencyKey: "cancel-it-once" });
  const first = send();
  expect(first.result.status).toBe(9);
  expect(send().result).toEqual(first.result);
});

test("once accepted it can't be cancelled, at any step", () => {
  const { applied, confirm, cancel, pass } = moneyOf();
  const { id, rid } = applied();
  confirm(rid);
  for (const wait of [0, 15, 45, 60]) {
    pass(wait * SECOND);
    expect(codeOf(cancel(id))).toBe(60015);
  }
  expect(codeOf(cancel("wd_NONE"))).toBe(40008);
});

test("one the network doesn't take fails and gives the money back; once sent it can't fail", () => {
  const { api, applied, confirm, record, holding, pass, world } = moneyOf();
  const { id, rid } = applied();
  confirm(rid);
  pass(15 * SECOND);
  expect(api.control("POST", "chain/fail-withdrawal", { id }).status).toBe(200);
  expect(record(id)).toMatchObject({
    status: 6,
    failReason: "The network did not take the transaction.",
    txHash: null,
  });
  expect(holding("USDT")).toEqual({ available: "21480.12", frozen: "0" });
  pass(HOUR);
  expect(record(id).status).toBe(6);

  const sent = applied();
  confirm(sent.rid);
  pass(MINUTE);
  expect(refusedWith(() => failWithdrawal(world, sent.id))).toBe(60015);
});

test("sent to an address of this product, it arrives there as a deposit", () => {
  const { sandbox, applied, confirm, record, pass } = moneyOf();
  const vera = () => sandbox.as("verified");
  const { address } = vera().call("getAddress", { coin: "USDT", network: "TRC20" }).result;
  const { id, rid } = applied({ address, amount: "101" });
  confirm(rid);
  pass(MINUTE);
  const { txHash } = record(id);
  expect(vera().call("getListByCoinTransactionIn").result.items[0]).toMatchObject({
    txHash,
    amount: "100",
    status: 11,
  });
  pass(MINUTE);
  const [usdt] = vera().call("getAssets").result.items;
  expect(usdt).toMatchObject({ coin: "USDT", available: "1100" });
});
