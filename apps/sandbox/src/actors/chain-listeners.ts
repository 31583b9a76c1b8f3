import { confirmDeposit } from "../domain/deposit/confirm-deposit.ts";
import { confirmSent } from "../domain/withdrawal/confirm-sent.ts";
import type { World } from "../world/world.ts";

/** Who hears of a block on top of a transaction, by kind of record; the answer is whether to go on. */
export const chainListeners = {
  deposit: confirmDeposit,
  withdrawal: confirmSent,
} as const satisfies Record<string, (world: World, id: string) => boolean>;
export type WatchedKind = keyof typeof chainListeners;
