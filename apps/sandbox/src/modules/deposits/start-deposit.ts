import { RecordStatus } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import { newTxHash } from "../../crypto/address.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf, networkOf, readAmount } from "../assets/coins/exports.ts";
import { nextNumber } from "../assets/records/exports.ts";
import { depositBlocks } from "./confirm-deposit.ts";
import { type Deposit, deposits, holdersOf, moveDeposit } from "./deposit.ts";
import { noteDeposit } from "./note-deposit.ts";

export type SeenTransaction = {
  coin: string;
  network: string;
  address: string;
  tag?: string | null | undefined;
  amount: string;
  /** Generated if omitted. A known hash names its earlier deposit. */
  txHash?: string | undefined;
};

/** In units of the coin: above the supply of any coin, and far below the largest amount that can be stored. */
const MOST = "1000000000000000";

/** Coins were sent to one of our addresses: the deposit appears, and is credited block by block. */
export function startDeposit(world: World, seen: SeenTransaction): Deposit {
  const { coin, address, tag = null } = seen;
  const network = networkOf(world, coin, seen.network);
  const amount = readAmount(world, coin, seen.amount);
  if (amount > minorOf(world, coin, MOST)) throw invalid("amount", "maximum", `At most ${MOST} ${coin}.`);
  const holders = holdersOf(world, network, address);
  if (holders.length === 0) throw invalid("address", "unknown", "It is nobody's deposit address on this network.");

  const again = world.table(deposits).one("txHash", seen.txHash ?? "");
  if (again) {
    const same = again.coin === coin && again.network === network.network && again.address === address;
    if (same && again.tag === tag && minorOf(world, coin, again.amount) === amount) return again;
    throw invalid("txHash", "unique", "Another transaction has this hash.");
  }

  const owner = network.tagRequired ? holders.find((holder) => holder.tag === tag) : holders[0];
  const status = statusOf(owner !== undefined, amount >= minorOf(world, coin, network.minDeposit));
  const deposit = world.table(deposits).insert({
    id: world.newId("dp"),
    number: nextNumber(world, owner?.wallet === "merchant" ? "MD" : "D"),
    uid: owner?.uid ?? null,
    at: world.clock.now(),
    coin,
    network: network.network,
    wallet: owner?.wallet ?? "main",
    address,
    tag,
    amount: amountText(world, coin, amount),
    txHash: seen.txHash ?? newTxHash(network.family, world.random),
    status,
    confirmations: 0,
    creditedAt: null,
    timeline: [{ status, at: world.clock.now() }],
    held: false,
  });
  noteDeposit(world, deposit, null);
  if (status === RecordStatus.confirming) depositBlocks.watch(world, network, deposit.id);
  if (status === RecordStatus.abnormalOrder) sendBack.schedule(world, deposit.at + CLAIMED_WITHIN, { id: deposit.id });
  return deposit;
}

/** The time in which the owner of a deposit without a tag can claim it. */
const CLAIMED_WITHIN = 30 * 24 * 60 * 60 * 1000;

export const sendBack = dueTask("deposit.sendBack", (world, { id }: { id: string }) => {
  const deposit = world.table(deposits).get(id);
  if (deposit?.status === RecordStatus.abnormalOrder) moveDeposit(world, deposit, RecordStatus.failed);
});

function statusOf(hasOwner: boolean, isEnough: boolean) {
  if (!hasOwner) return RecordStatus.abnormalOrder;
  return isEnough ? RecordStatus.confirming : RecordStatus.belowMinimumDeposit;
}
