import { RecordStatus } from "@coffer/sdk/contract";
import { type Action, type Actor, notFrom } from "../../core/actor.ts";
import type { ChainRecord, ChainRecords } from "../../core/chain-records.ts";
import type { Fields } from "../../core/fields.ts";
import { invalid } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { userIn } from "../auth/user/exports.ts";
import { confirmDeposit, takeBack } from "./confirm-deposit.ts";
import {
  type Deposit,
  type DepositStatus,
  depositAddressOf,
  deposits,
  isHeld,
  isUncredited,
  moveDeposit,
} from "./deposit.ts";
import { startDeposit } from "./start-deposit.ts";

const { confirming, credited, failed } = RecordStatus;

export const depositsOnChain: ChainRecords = {
  moving: (world, most) => recordsOf(world, world.table(deposits).part("moving", most)),
  latest: (world, most) => recordsOf(world, world.table(deposits).part("all", most)),
  find: (world, id) => {
    const deposit = world.table(deposits).get(id);
    return deposit && recordOf(world, deposit);
  },
  countsFrom: [confirming],
  confirm: confirmDeposit,
};

const recordsOf = (world: World, rows: readonly Deposit[]) => rows.map((deposit) => recordOf(world, deposit));

function recordOf(world: World, deposit: Deposit): ChainRecord {
  const { blockSeconds, confirmationsToWithdraw, confirmationsToCredit } = networkOf(
    world,
    deposit.coin,
    deposit.network,
  );
  return {
    row: deposit,
    needed: deposit.held ? confirmationsToWithdraw : confirmationsToCredit,
    blockSeconds,
    moving: isUncredited(deposit) || isHeld(deposit),
    counting: isUncredited(deposit) || isHeld(deposit),
  };
}

/** The chain's actions on deposits. */
export const depositActions: Actor["actions"] = {
  deposit: {
    about: { en: "Somebody sends coins to one of our addresses.", "zh-CN": "有人向我们的地址转币。" },
    takes: ["coin", "network", "amount", "address?", "tag?", "name?", "uid?", "contact?"],
    run: (world, fields) => {
      const sent = { coin: fields.text("coin"), network: fields.text("network"), amount: fields.text("amount") };
      const to = addressIn(world, fields, sent);
      fields.done();
      return startDeposit(world, { ...sent, ...to });
    },
  },
  drop: {
    about: {
      en: "A deposit's transaction falls out of the chain before it is credited.",
      "zh-CN": "充值交易在入账前被链上丢弃。",
    },
    ...losing({
      from: confirming,
      applies: isUncredited,
      what: "be dropped",
      run: (world, deposit) => moveDeposit(world, deposit, failed),
    }),
  },
  reorganise: {
    about: {
      en: "The chain reorganises so deeply that a credited deposit is gone, before it may be withdrawn.",
      "zh-CN": "链上发生深度重组，已入账但尚不可提现的充值失效。",
    },
    ...losing({ from: credited, applies: isHeld, what: "be taken back", run: takeBack }),
  },
};

type Loss = {
  readonly from: DepositStatus;
  readonly applies: (deposit: Deposit) => boolean;
  readonly what: string;
  readonly run: (world: World, deposit: Deposit) => Deposit;
};

/** The chain loses a deposit's transaction. */
function losing({ from, applies, what, run }: Loss): Pick<Action, "takes" | "now" | "run"> {
  return {
    takes: ["id"],
    now: (world) =>
      world
        .table(deposits)
        .part("moving")
        .filter(applies)
        .map(({ id, number, amount, coin, network, confirmations }) => ({
          send: { id },
          summary: `${number}: ${amount} ${coin} (${network}), ${confirmations} confirmations`,
        })),
    run: (world, fields) => {
      const id = fields.text("id");
      fields.done();
      const deposit = world.table(deposits).get(id);
      if (!deposit) throw invalid("id", "unknown", "It is no deposit of this world.");
      if (!applies(deposit)) throw notFrom(id, deposit.status, [from], what);
      return run(world, deposit);
    },
  };
}

/** Returns the address of the call, or that of the user it names. */
function addressIn(world: World, fields: Fields, { coin, network }: { coin: string; network: string }) {
  const address = fields.optionalText("address");
  const tag = fields.optionalText("tag");
  if (address !== undefined) return { address, tag: tag ?? null };
  if (tag !== undefined) throw invalid("address", "required", "A tag needs its address.");
  const own = depositAddressOf(world, userIn(world, fields).uid, networkOf(world, coin, network));
  return { address: own.address, tag: own.tag };
}
