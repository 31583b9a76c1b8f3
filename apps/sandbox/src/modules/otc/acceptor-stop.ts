import { AccountType } from "@coffer/sdk/contract";
import type { Actor } from "../../core/actor.ts";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { toAccount, type User } from "../auth/user/exports.ts";

/** A suspended acceptor: may sign in, and serves no orders. */
type AcceptorStop = { uid: string; at: number };
export const acceptorStops = defineTable<AcceptorStop>("acceptorStops", { key: "uid" });

export const isStopped = (world: World, uid: string | null): boolean =>
  uid !== null && world.table(acceptorStops).get(uid) !== undefined;

/** @throws 60004 */
export function checkMayServe(world: World, { uid }: User): void {
  if (isStopped(world, uid)) throw refuse("userDisabled60004");
}

const isAcceptor = ({ accountType }: User) => accountType === AccountType.acceptor;

export const operator: Partial<Actor> = {
  actions: {
    "stop-acceptor": toAccount(
      { en: "The acceptor may serve no pair: 60004.", "zh-CN": "暂停承兑商的承兑业务（60004）。" },
      (world, user) => isAcceptor(user) && !isStopped(world, user.uid),
      "is no acceptor, or stopped already.",
      (world, { uid }) => void world.table(acceptorStops).insert({ uid, at: world.clock.now() }),
    ),
    "resume-acceptor": toAccount(
      { en: "A stopped acceptor may serve again.", "zh-CN": "恢复已暂停的承兑商。" },
      (world, { uid }) => isStopped(world, uid),
      "isn't stopped.",
      (world, { uid }) => world.table(acceptorStops).delete(uid),
    ),
  },
};
