import { assetOf, availableOf, mayOverdraw } from "./account.ts";
import type { Ledger } from "./ledger.ts";

export type BooksReport = {
  balanced: boolean;
  /** Sum of all balances of the asset; zero when the books balance. Minor units as digits. */
  sums: Record<string, string>;
  findings: string[];
};

/** Checks the invariants of the books that must hold after every command. */
export function auditLedger(ledger: Pick<Ledger, "accounts" | "holds">): BooksReport {
  const sums = new Map<string, bigint>();
  const findings: string[] = [];
  const held = new Map<string, bigint>();
  for (const hold of ledger.holds()) {
    if (hold.status === "open") held.set(hold.account, (held.get(hold.account) ?? 0n) + hold.amount);
  }
  for (const account of ledger.accounts()) {
    const asset = assetOf(account.id);
    sums.set(asset, (sums.get(asset) ?? 0n) + account.credits - account.debits);
    if (!mayOverdraw(account.id) && availableOf(account) < 0n) findings.push(`${account.id} is overdrawn.`);
    if (account.held !== (held.get(account.id) ?? 0n))
      findings.push(`${account.id} does not hold back what its holds say.`);
  }
  for (const [asset, sum] of sums) if (sum !== 0n) findings.push(`${asset} does not sum to zero.`);
  return {
    balanced: findings.length === 0,
    sums: Object.fromEntries(Array.from(sums, ([asset, sum]) => [asset, sum.toString()])),
    findings,
  };
}
