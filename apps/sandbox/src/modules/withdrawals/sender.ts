import { RecordStatus } from "@coffer/sdk/contract";
import { type Actor, notFrom } from "../../core/actor.ts";
import type { ChainRecord, ChainRecords } from "../../core/chain-records.ts";
import type { Fields } from "../../core/fields.ts";
import { newTxHash } from "../../crypto/address.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { holdersOf, startDeposit } from "../deposits/exports.ts";
import { receive, walletAt } from "../multisig/exports.ts";
import { confirmSent, endUnsent, moveTo, remit, withdrawalBlocks } from "./life.ts";
import { magicDestinationOf } from "./magic.ts";
import { findWithdrawal, type Withdrawal, withdrawals } from "./withdrawal.ts";

/** How long an accepted withdrawal waits to be picked up, and a picked-up one for signing and broadcasting. */
const PICKED_UP_AFTER = 15_000;
const SENT_AFTER = 45_000;

type Payload = { id: string };

/** Schedules the steps from here on. */
export function accept(world: World, withdrawal: Withdrawal): Withdrawal {
  const accepted = moveTo(world, withdrawal, RecordStatus.accepted);
  pickUp.schedule(world, world.clock.now() + PICKED_UP_AFTER, { id: accepted.id });
  return accepted;
}

/** It may have failed in the meantime: then there is nothing left to do. */
export const pickUp = dueTask("withdrawal.pickUp", (world, { id }: Payload) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status !== RecordStatus.accepted) return;
  moveTo(world, withdrawal, RecordStatus.processing);
  send.schedule(world, world.clock.now() + SENT_AFTER, { id });
});

export const send = dueTask("withdrawal.send", (world, { id }: Payload) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.processing) broadcast(world, withdrawal);
});

/** Sends it at once, for tests and the console; its due tasks then find nothing left to do. */
export const sendNow = (world: World, withdrawal: Withdrawal): Withdrawal =>
  broadcast(
    world,
    withdrawal.status === RecordStatus.processing ? withdrawal : moveTo(world, withdrawal, RecordStatus.processing),
  );

function broadcast(world: World, withdrawal: Withdrawal): Withdrawal {
  const { id, coin, address, tag, received } = withdrawal;
  const magic = magicDestinationOf(world, address);
  if (magic === "fails") return failWithdrawal(world, id);
  const network = networkOf(world, coin, withdrawal.network);
  const txHash = newTxHash(network.family, world.random);
  const sent = remit(world, withdrawal, txHash);
  if (magic !== "unconfirmed") withdrawalBlocks.watch(world, network, id);
  // An address of our own: the chain brings it back as a deposit.
  const here = { coin, network: network.network, address, amount: received, txHash };
  if (walletAt(world, here)) receive(world, here);
  else if (holdersOf(world, network, address).length > 0) startDeposit(world, { ...here, tag });
  return sent;
}

/** The network didn't take it; only before it is sent. */
export const failWithdrawal = (world: World, id: string): Withdrawal =>
  endUnsent(world, findWithdrawal(world, id), "failed");

const { accepted, processing, remittedOut } = RecordStatus;
/** Signed and being broadcast, not yet on the chain. */
const unsent: readonly number[] = [accepted, processing];

const waiting = (world: World) =>
  world
    .table(withdrawals)
    .part("open")
    .filter(({ status }) => unsent.includes(status))
    .map(({ id, number, amount, coin, address }) => ({
      send: { id },
      summary: `${number}: ${amount} ${coin} → ${address}`,
    }));

const unsentIn = (world: World, fields: Fields, what: string): Withdrawal => {
  const id = fields.text("id");
  fields.done();
  const withdrawal = findWithdrawal(world, id);
  if (!unsent.includes(withdrawal.status)) throw notFrom(id, withdrawal.status, [accepted, processing], what);
  return withdrawal;
};

export const sender: Actor = {
  title: { en: "Sender", "zh-CN": "发送方" },
  about: { en: "Who signs and broadcasts accepted withdrawals.", "zh-CN": "签名并广播已受理提现的一方。" },
  actions: {
    send: {
      about: { en: "It is broadcast now, without the usual minute.", "zh-CN": "立即广播，不必等待。" },
      takes: ["id"],
      now: waiting,
      run: (world, fields) => sendNow(world, unsentIn(world, fields, "be sent")),
    },
    fail: {
      about: { en: "The network doesn't take it; the money is given back.", "zh-CN": "网络拒绝交易，资金退回。" },
      takes: ["id"],
      now: waiting,
      run: (world, fields) => failWithdrawal(world, unsentIn(world, fields, "fail").id),
    },
  },
};

/** Accepted, and on its way until enough blocks confirm it. */
const moving: readonly number[] = [accepted, processing, remittedOut];

export const withdrawalsOnChain: ChainRecords = {
  moving: (world, most = Number.POSITIVE_INFINITY) =>
    recordsOf(
      world,
      world
        .table(withdrawals)
        .part("open")
        .filter(({ status }) => moving.includes(status))
        .slice(-most),
    ),
  latest: (world, most) => recordsOf(world, world.table(withdrawals).part("onChain", most)),
  find: (world, id) => {
    const withdrawal = world.table(withdrawals).get(id);
    return withdrawal && recordOf(world, withdrawal);
  },
  countsFrom: [remittedOut],
  confirm: confirmSent,
};

const recordsOf = (world: World, rows: readonly Withdrawal[]) => rows.map((row) => recordOf(world, row));

function recordOf(world: World, withdrawal: Withdrawal): ChainRecord {
  const { blockSeconds, confirmationsToCredit } = networkOf(world, withdrawal.coin, withdrawal.network);
  return {
    row: withdrawal,
    needed: confirmationsToCredit,
    blockSeconds,
    moving: moving.includes(withdrawal.status),
    counting: withdrawal.status === remittedOut,
  };
}
