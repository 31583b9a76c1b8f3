import type { RequestLog } from "../core/log.ts";
import { assetOf } from "../ledger/account.ts";
import type { Entry, Posting } from "../ledger/entry.ts";
import { program } from "../modules/program.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";

const { formatAmount } = program.provided;

/** Returns a ledger entry for display: amounts in the coin, and the request that made it. */
export function entryShown(world: World, log: RequestLog, entry: Entry) {
  const { id, seq, at, kind, memo } = entry;
  const postings = "postings" in entry ? entry.postings.map((posting) => postingShown(world, posting)) : [];
  return { id, seq, at: isoOf(at), kind, memo, requestId: log.madeBy(entry), postings, hold: holdShown(world, entry) };
}
export type EntryShown = ReturnType<typeof entryShown>;

function postingShown(world: World, { from, to, amount }: Posting) {
  const currency = assetOf(from);
  return { from, to, currency, amount: formatAmount(world, currency, BigInt(amount)) };
}

/** Returns the hold that an entry makes, captures or voids; null for other entries. */
function holdShown(world: World, entry: Entry) {
  if (entry.kind === "post" || entry.kind === "reverse") return null;
  const id = entry.kind === "hold" ? entry.id : entry.hold;
  // After a reset the ledger no longer has the hold.
  const known = world.ledger.findHold(id);
  const account = entry.kind === "capture" ? (entry.postings[0]?.from ?? known?.account ?? "") : entry.account;
  const minor = entry.kind === "hold" ? BigInt(entry.amount) : known?.amount;
  const currency = assetOf(account);
  return { id, account, currency, amount: minor === undefined ? null : formatAmount(world, currency, minor) };
}
