import { type MultisigFailKind, MultisigWithdrawalStatus } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { messageHash } from "../../crypto/signature.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { comparable } from "../assets/records/exports.ts";
import type { Signer } from "./wallet.ts";

const { pendingSignature, signing, onChain } = MultisigWithdrawalStatus;
export type Decision = "sign" | "refuse";
/** A signer's decision with its signature. */
export type Word = { address: string; decision: Decision; at: number; signature: string };

/** Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type MultisigWithdrawal = {
  id: string;
  number: string;
  /** Grants access to its bearer. */
  signingCode: string;
  walletId: string;
  walletName: string;
  uid: string;
  proposer: { uid: string; name: string };
  at: number;
  coin: string;
  network: string;
  networkName: string;
  address: string;
  tag: string | null;
  amount: string;
  fee: string;
  received: string;
  remark: string | null;
  status: MultisigWithdrawalStatus;
  timeline: { status: MultisigWithdrawalStatus; at: number }[];
  minSignatures: number;
  signers: Signer[];
  words: Word[];
  expiresAt: number;
  txHash: string | null;
  confirmations: number;
  failKind: MultisigFailKind | null;
};

const isOpen = ({ status }: MultisigWithdrawal) => isSignable({ status }) || status === onChain;
/** Waits for its signers. */
export const isSignable = ({ status }: Pick<MultisigWithdrawal, "status">) =>
  status === pendingSignature || status === signing;

export const multisigWithdrawals = defineTable<MultisigWithdrawal>("multisigWithdrawals", {
  key: "id",
  unique: ["signingCode"],
  lists: {
    of: ["walletId"],
    apart: ["coin", "status"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { open: isOpen, signable: isSignable, sent: ({ txHash }) => txHash !== null },
});

/** The withdrawal that a signature was used for. */
export type TakenSignature = { signature: string; withdrawalId: string };
export const takenSignatures = defineTable<TakenSignature>("multisigSignatures", { key: "signature" });

/** A signer's decisions in one wallet: stored, so that reads cost the same with any history. */
export type SignerTally = { id: string; signedCount: number; refusedCount: number; last: LastWord | null };
type LastWord = { withdrawalId: string; number: string; decision: Decision; at: number };
export const signerTallies = defineTable<SignerTally>("multisigSignerTallies", { key: "id" });
const tallyId = (walletId: string, address: string) => `${walletId} ${address}`;

export const tallyOf = (world: World, walletId: string, address: string): SignerTally =>
  world.table(signerTallies).get(tallyId(walletId, address)) ?? {
    ...{ id: tallyId(walletId, address), signedCount: 0, refusedCount: 0, last: null },
  };
export function addToTally(world: World, { id, number, walletId }: MultisigWithdrawal, word: Word): void {
  const table = world.table(signerTallies);
  const { address, decision, at } = word;
  const before = tallyOf(world, walletId, address);
  const tally = {
    ...before,
    signedCount: before.signedCount + Number(decision === "sign"),
    refusedCount: before.refusedCount + Number(decision === "refuse"),
    last: { withdrawalId: id, number, decision, at },
  };
  if (table.get(before.id)) table.update(before.id, tally);
  else table.insert(tally);
}

/** Returns the wallet's only unfinished withdrawal. */
export const openWithdrawal = (world: World, walletId: string): MultisigWithdrawal | undefined =>
  world
    .table(multisigWithdrawals)
    .part("open")
    .find((each) => each.walletId === walletId);

/** The ledger's hold of the amount. */
export const holdOf = ({ id }: Pick<MultisigWithdrawal, "id">) => `${id}:hold`;

/** @throws 40008, also for another user's */
export function ownWithdrawal(world: World, uid: string, id: string): MultisigWithdrawal {
  const withdrawal = world.table(multisigWithdrawals).get(id);
  if (withdrawal?.uid !== uid) throw refuse("withdrawalOrderNotFound");
  return withdrawal;
}
export function byCode(world: World, code: string): MultisigWithdrawal {
  const withdrawal = world.table(multisigWithdrawals).one("signingCode", code);
  if (!withdrawal) throw refuse("withdrawalOrderNotFound");
  return withdrawal;
}

export const wordsOf = ({ words }: MultisigWithdrawal, decision: Decision) =>
  words.filter((word) => word.decision === decision);
/** Returns the signers without a decision. */
export const undecided = ({ signers, words }: MultisigWithdrawal) =>
  signers.filter(({ address }) => !words.some((word) => word.address === address));

/** The text on a signer's device, byte for byte: a line each, in this order; the tag's line only with a tag. */
export const signingMessage = (withdrawal: MultisigWithdrawal): string => {
  const { id, walletName, coin, networkName, address, tag, amount, fee, expiresAt } = withdrawal;
  return [
    ...[id, walletName, `${coin} on ${networkName}`, `To ${address}`],
    ...(tag === null ? [] : [`Tag ${tag}`]),
    ...[`Amount ${amount}, fee ${fee}`, `Until ${isoOf(expiresAt)}`],
  ].join("\n");
};
/** The signed value: Keccak-256 of the message; for a refusal, with a prefix word. */
export const hashToSign = (withdrawal: MultisigWithdrawal, decision: Decision): string =>
  messageHash(decision === "sign" ? signingMessage(withdrawal) : `refuse\n${signingMessage(withdrawal)}`);
