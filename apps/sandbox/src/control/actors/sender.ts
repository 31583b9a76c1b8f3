import { RecordStatus } from "@coffer/sdk/contract";
import { failWithdrawal, sendNow } from "../../actors/sender.ts";
import { findWithdrawal } from "../../domain/withdrawal/find.ts";
import { type Withdrawal, withdrawals } from "../../domain/withdrawal/withdrawal.ts";
import type { World } from "../../world/world.ts";
import type { Fields } from "../fields.ts";
import { type Actor, notFrom } from "./actor.ts";

const { accepted, processing } = RecordStatus;
/** From here it is signed and sent, and not yet on the chain. */
const unsent: readonly number[] = [accepted, processing];

const waiting = (world: World) =>
  world
    .table(withdrawals)
    .all()
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
