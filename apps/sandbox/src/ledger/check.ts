import { assetOf, availableOf, mayOverdraw } from "./account.ts";
import type { Books } from "./books.ts";
import type { Entry } from "./entry.ts";
import { LedgerRefused } from "./refused.ts";

/** Runs every check that can refuse an entry, before any change. */
export function checkEntry(books: Books, isAsset: (asset: string) => boolean, entry: Entry): void {
  const changes = new Map<string, bigint>();
  const change = (account: string, by: bigint) => {
    if (!isAsset(assetOf(account))) throw new LedgerRefused("asset", `${account} holds no known asset.`, account);
    changes.set(account, (changes.get(account) ?? 0n) + by);
  };

  if (entry.kind === "hold") {
    if (BigInt(entry.amount) <= 0n) throw new LedgerRefused("amount", "A hold needs a positive amount.", entry.account);
    change(entry.account, -BigInt(entry.amount));
  }
  if (entry.kind === "capture" || entry.kind === "void") {
    const hold = books.hold(entry.hold);
    if (hold.status !== "open") throw new LedgerRefused("holdResolved", `The hold ${hold.id} is ${hold.status}.`);
    change(hold.account, hold.amount);
  }
  if (entry.kind === "capture") {
    const taken = entry.postings.reduce((sum, leg) => sum + BigInt(leg.amount), 0n);
    if (taken > books.hold(entry.hold).amount)
      throw new LedgerRefused("overCapture", `The hold ${entry.hold} is smaller than that.`);
  }
  if (entry.kind === "reverse" && books.wasReversed(entry.reverses))
    throw new LedgerRefused("alreadyReversed", `${entry.reverses} was reversed before.`);
  if ("postings" in entry) {
    if (entry.postings.length === 0) throw new LedgerRefused("amount", "A transaction needs a positive amount.");
    for (const { from, to, amount } of entry.postings) {
      if (assetOf(from) !== assetOf(to)) throw new LedgerRefused("asset", `${from} and ${to} hold different assets.`);
      if (from === to || BigInt(amount) <= 0n)
        throw new LedgerRefused("amount", "A posting moves a positive amount between two accounts.", from);
      change(from, -BigInt(amount));
      change(to, BigInt(amount));
    }
  }

  for (const [account, by] of changes) {
    if (by < 0n && !mayOverdraw(account) && availableOf(books.account(account)) + by < 0n)
      throw new LedgerRefused("insufficient", `${account} does not cover that.`, account);
  }
}
