import { RecordStatus } from "@coffer/sdk/contract";
import { chainListeners } from "../../actors/chain-listeners.ts";
import { networkOf } from "../../domain/coins/amounts.ts";
import { type Deposit, deposits } from "../../domain/deposit/deposit.ts";
import { depositAddressOf } from "../../domain/deposit/deposit-address.ts";
import { startDeposit } from "../../domain/deposit/start-deposit.ts";
import { type Withdrawal, withdrawals } from "../../domain/withdrawal/withdrawal.ts";
import { invalid } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import type { Fields } from "../fields.ts";
import { userIn } from "../people.ts";
import { type Actor, notFrom } from "./actor.ts";

const { confirming, credited, remittedOut, failed } = RecordStatus;
/** More blocks than any network asks for. */
const MOST_BLOCKS = 1000;

export const chain: Actor = {
  about: { en: "The blockchains: coins come in, blocks are mined.", "zh-CN": "区块链：币到账、出块确认。" },
  actions: {
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
    confirm: {
      about: { en: "Blocks are mined on top of a transaction now.", "zh-CN": "立即为交易出块确认。" },
      takes: ["id", "blocks?"],
      now: (world) => [
        ...world.table(deposits).all().filter(isComing).map(shown),
        ...world.table(withdrawals).all().filter(isGoing).map(shown),
      ],
      run: confirm,
    },
    drop: {
      about: {
        en: "A deposit's transaction falls out of the chain before it is credited.",
        "zh-CN": "充值交易在入账前被链上丢弃。",
      },
      takes: ["id"],
      now: (world) => world.table(deposits).all().filter(isUncredited).map(shown),
      run: (world, fields) => {
        const id = fields.text("id");
        fields.done();
        const deposit = world.table(deposits).get(id);
        if (!deposit) throw invalid("id", "unknown", "It is no deposit of this world.");
        if (!isUncredited(deposit)) throw notFrom(id, deposit.status, [confirming], "be dropped");
        return world.table(deposits).update(id, { status: failed });
      },
    },
  },
};

function confirm(world: World, fields: Fields) {
  const id = fields.text("id");
  const blocks = fields.optionalInteger("blocks") ?? 1;
  fields.done();
  if (blocks < 1 || blocks > MOST_BLOCKS) throw invalid("blocks", "range", `1 to ${MOST_BLOCKS}.`);
  const deposit = world.table(deposits).get(id);
  const withdrawal = world.table(withdrawals).get(id);
  if (deposit && !isComing(deposit)) throw notFrom(id, deposit.status, [confirming], "be confirmed");
  if (withdrawal && !isGoing(withdrawal)) throw notFrom(id, withdrawal.status, [remittedOut], "be confirmed");
  if (!deposit && !withdrawal) throw invalid("id", "unknown", "It is no deposit and no withdrawal of this world.");
  const mine = deposit ? chainListeners.deposit : chainListeners.withdrawal;
  let left = blocks;
  while (left > 0 && mine(world, id)) left -= 1;
  return world.table(deposits).get(id) ?? world.table(withdrawals).get(id);
}

const isUncredited = ({ status }: Deposit) => status === confirming;
const isComing = (deposit: Deposit) => isUncredited(deposit) || (deposit.status === credited && deposit.held);
const isGoing = ({ status }: Withdrawal) => status === remittedOut;
const shown = ({ id, number, amount, coin, network, confirmations }: Deposit | Withdrawal) => ({
  send: { id },
  summary: `${number}: ${amount} ${coin} (${network}), ${confirmations} confirmations`,
});

/** The address in the call, or the one of the user it names. */
function addressIn(world: World, fields: Fields, { coin, network }: { coin: string; network: string }) {
  const address = fields.optionalText("address");
  const tag = fields.optionalText("tag");
  if (address !== undefined) return { address, tag: tag ?? null };
  if (tag !== undefined) throw invalid("address", "required", "A tag needs its address.");
  const own = depositAddressOf(world, userIn(world, fields).uid, networkOf(world, coin, network));
  return { address: own.address, tag: own.tag };
}
