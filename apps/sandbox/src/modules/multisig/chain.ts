import { MultisigWithdrawalStatus, RecordStatus } from "@coffer/sdk/contract";
import type { ChainRecord, ChainRecords } from "../../core/chain-records.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { confirmMultisigDeposit, type MultisigDeposit, multisigDeposits } from "./deposit.ts";
import { confirmMultisig } from "./life.ts";
import { type MultisigWithdrawal, multisigWithdrawals } from "./withdrawal.ts";

function recordOf(world: World, row: ChainRecord["row"], moving: boolean): ChainRecord {
  const { blockSeconds, confirmationsToCredit } = networkOf(world, row.coin, row.network);
  return { row, needed: confirmationsToCredit, blockSeconds, moving, counting: moving };
}

const ofDeposit = (world: World, row: MultisigDeposit) => recordOf(world, row, row.status === RecordStatus.confirming);
export const depositsOnChain: ChainRecords = {
  moving: (world, most) =>
    world
      .table(multisigDeposits)
      .part("moving", most)
      .map((row) => ofDeposit(world, row)),
  latest: (world, most) =>
    world
      .table(multisigDeposits)
      .part("all", most)
      .map((row) => ofDeposit(world, row)),
  find: (world, id) => {
    const row = world.table(multisigDeposits).get(id);
    return row && ofDeposit(world, row);
  },
  countsFrom: [RecordStatus.confirming],
  confirm: confirmMultisigDeposit,
};

/** For the console's chain list: maps a multisig withdrawal's statuses to the common names. */
const asRecord = {
  [MultisigWithdrawalStatus.pendingSignature]: RecordStatus.pendingSignature,
  [MultisigWithdrawalStatus.signing]: RecordStatus.pendingMultisig,
  [MultisigWithdrawalStatus.onChain]: RecordStatus.remittedOut,
  [MultisigWithdrawalStatus.success]: RecordStatus.completed,
  [MultisigWithdrawalStatus.failed]: RecordStatus.failed,
} as const;
const ofWithdrawal = (world: World, row: MultisigWithdrawal) =>
  recordOf(world, { ...row, status: asRecord[row.status] }, row.status === MultisigWithdrawalStatus.onChain);
export const withdrawalsOnChain: ChainRecords = {
  moving: (world, most = Number.POSITIVE_INFINITY) =>
    world
      .table(multisigWithdrawals)
      .part("open")
      .filter(({ status }) => status === MultisigWithdrawalStatus.onChain)
      .slice(-most)
      .map((row) => ofWithdrawal(world, row)),
  latest: (world, most) =>
    world
      .table(multisigWithdrawals)
      .part("sent", most)
      .map((row) => ofWithdrawal(world, row)),
  find: (world, id) => {
    const row = world.table(multisigWithdrawals).get(id);
    return row && ofWithdrawal(world, row);
  },
  countsFrom: [RecordStatus.remittedOut],
  confirm: confirmMultisig,
};
