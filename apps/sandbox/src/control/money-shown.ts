import { coins } from "../domain/coins/coin.ts";
import type { RequestLog } from "../engine/log.ts";
import { assetOf } from "../ledger/account.ts";
import { formatAmount } from "../ledger/amount.ts";
import type { Entry, Posting } from "../ledger/entry.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";

/** Minor units in the coin's own unit. */
export const amountOf = (world: World, currency: string, minor: bigint) =>
  formatAmount(minor, world.table(coins).get(currency)?.scale ?? 0);

/** A ledger entry as people read it: amounts in the coin, and the request that made it. */
export function entryShown(world: World, log: RequestLog, entry: Entry) {
  const { id, seq, at, kind, memo } = entry;
  const postings = "postings" in entry ? entry.postings.map((posting) => postingShown(world, posting)) : [];
  return { id, seq, at: isoOf(at), kind, memo, requestId: log.madeBy(entry), postings, hold: holdShown(world, entry) };
}
export type EntryShown = ReturnType<typeof entryShown>;

function postingShown(world: World, { from, to, amount }: Posting) {
  const currency = assetOf(from);
  return { from, to, currency, amount: amountOf(world, currency, BigInt(amount)) };
}

/** What was kept back, paid out of or freed; null for what has nothing to do with a hold. */
function holdShown(world: World, entry: Entry) {
  if (entry.kind === "post" || entry.kind === "reverse") return null;
  const id = entry.kind === "hold" ? entry.id : entry.hold;
  // A world that was reset since no longer knows the hold.
  const known = world.ledger.findHold(id);
  const account = entry.kind === "capture" ? (entry.postings[0]?.from ?? known?.account ?? "") : entry.account;
  const minor = entry.kind === "hold" ? BigInt(entry.amount) : known?.amount;
  const currency = assetOf(account);
  return { id, account, currency, amount: minor === undefined ? null : amountOf(world, currency, minor) };
}
