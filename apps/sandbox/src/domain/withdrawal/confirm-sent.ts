import { RecordStatus } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { networkOf } from "../coins/amounts.ts";
import { moveTo } from "./life.ts";
import { withdrawals } from "./withdrawal.ts";

/** One block more on top of its transaction. Answers whether the next one matters too. */
export function confirmSent(world: World, id: string): boolean {
  const sent = world.table(withdrawals).get(id);
  if (sent?.status !== RecordStatus.remittedOut) return false;
  const confirmations = sent.confirmations + 1;
  if (confirmations < networkOf(world, sent.coin, sent.network).confirmationsToCredit) {
    world.table(withdrawals).update(id, { confirmations });
    return true;
  }
  moveTo(world, sent, RecordStatus.completed, { confirmations });
  return false;
}
