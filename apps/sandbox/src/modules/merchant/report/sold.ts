import type { Run } from "../../../state/sorted.ts";
import type { World } from "../../../world/world.ts";
import type { Span } from "../../assets/records/exports.ts";
import { type Sale, sales } from "../orders/exports.ts";
import type { Acting } from "../staff/exports.ts";

type Filter = { readonly cashierId?: string | undefined; readonly coin?: string | undefined };

/** Returns the caller's sales in a span, oldest first per coin; a cashier's own only. */
export function soldIn(
  world: World,
  { merchant, cashier }: Acting,
  { cashierId, coin }: Filter,
  [from, to]: Span,
): Sale[] {
  if (cashier && cashierId !== undefined && cashierId !== cashier.id) return [];
  const of = cashier?.id ?? cashierId;
  const fits = (sale: Sale) => sale.merchantUid === merchant.uid && (coin ?? sale.coin) === sale.coin;
  const table = world.table(sales);
  const runs =
    of === undefined
      ? table.runs("merchantUid", merchant.uid, "time", fits)
      : table.runs("cashierId", of, "time", fits);
  return runs.flatMap((run) => within(run, from, to));
}

function within(run: Run<Sale>, from: number, to: number): Sale[] {
  const found: Sale[] = [];
  for (let at = run.length - 1; at >= 0; at--) {
    const sale = run.at(at) as Sale;
    if (sale.at < from) break;
    if (sale.at < to) found.push(sale);
  }
  return found.reverse();
}
