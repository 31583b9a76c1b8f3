import type { ChainRecord } from "../core/chain-records.ts";
import { program } from "../modules/program.ts";
import { isoOf } from "../world/clock.ts";
import type { ControlRoutes } from "./call.ts";

const KEPT = 50;

/** Transactions on chains. */
export const chain: ControlRoutes = {
  *"GET chain/transactions"({ world, fields }) {
    fields.done();
    const items: Transaction[] = [];
    for (const [kind, { moving, latest }] of Object.entries(program.chainRecords)) {
      // Includes records that have been pending so long that many newer ones exist.
      const found = [...moving(world, KEPT), ...latest(world, KEPT)];
      const records = new Map(found.map((record) => [record.row.id, record]));
      for (const record of records.values()) items.push(transactionOf(kind, record));
      yield;
    }
    // Unconfirmed transactions first, then the newest.
    items.sort((a, b) => Number(b.moving) - Number(a.moving) || b.at.localeCompare(a.at));
    return { items: items.slice(0, KEPT) };
  },
};

function transactionOf(kind: string, { row, needed, blockSeconds, moving }: ChainRecord) {
  const { id, number, uid, at, coin, network, amount, address, tag, txHash, status, confirmations } = row;
  const base = { id, number, uid, at: isoOf(at), coin, network, amount, address, tag, txHash, status, confirmations };
  return { ...base, blockSeconds, kind, needed, moving };
}
export type Transaction = ReturnType<typeof transactionOf>;
