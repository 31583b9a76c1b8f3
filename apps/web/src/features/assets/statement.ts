import { type AssetHistoryEntry, RecordType, type WalletType } from "@coffer/sdk";
import { type Amount, add, compare } from "../../platform/amount/amount.ts";
import { coffer } from "../../platform/api.ts";
import { exportPage } from "../../platform/table/export-list.ts";

/** One currency of a wallet over a month. Balances include available and frozen. */
export interface StatementPart {
  currency: string;
  opening: Amount;
  /** The sums of credits and debits. */
  movements: Amount;
  closing: Amount;
  entries: readonly AssetHistoryEntry[];
  /** Whether opening plus movements equals closing. */
  agrees: boolean;
}

/** The first UTC moments of a month ("2026-11") and of the next. */
export function monthSpan(month: string): { StartTime: string; EndTime: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const at = (index: number) => new Date(Date.UTC(year, index)).toISOString();
  return { StartTime: at(number - 1), EndTime: at(number) };
}

const total = ({ balanceAfter, frozenAfter }: AssetHistoryEntry) => add(balanceAfter, frozenAfter);

/** Returns an entry's effect on available plus frozen: a freeze has none. */
export const movementOf = ({ type, amount }: AssetHistoryEntry): Amount =>
  type === RecordType.freeze || type === RecordType.unfreeze ? "0" : amount;

/** The parts of a statement: entries oldest first, and each opening balance. */
export function partsOf(entries: readonly AssetHistoryEntry[], openings: ReadonlyMap<string, Amount>): StatementPart[] {
  const byCurrency = Map.groupBy(entries, ({ currency }) => currency);
  const currencies = [...new Set([...openings.keys(), ...byCurrency.keys()])];
  return currencies.flatMap((currency) => {
    const opening = openings.get(currency) ?? "0";
    const own = byCurrency.get(currency) ?? [];
    const last = own.at(-1);
    const movements = own.reduce<Amount>((sum, entry) => add(sum, movementOf(entry)), "0");
    const closing = last ? total(last) : opening;
    if (own.length === 0 && compare(opening, "0") === 0) return [];
    return [
      { currency, opening, movements, closing, entries: own, agrees: compare(add(opening, movements), closing) === 0 },
    ];
  });
}

/** Returns a wallet's statement of a month; the opening balance is that after the last earlier entry. */
export async function readStatement(
  wallet: WalletType,
  month: string,
  currencies: readonly string[],
  signal: AbortSignal,
): Promise<StatementPart[]> {
  const { getUserAssetsHistory } = coffer.assets;
  const { StartTime, EndTime } = monthSpan(month);
  const lastBefore = async (Coin: string) => {
    const { items } = await getUserAssetsHistory(
      { Wallet: wallet, Coin, EndTime: StartTime, MaxResultCount: 1 },
      { signal },
    );
    return [Coin, items[0] ? total(items[0]) : "0"] as const;
  };
  const inMonth = async () => {
    const input = { Wallet: wallet, StartTime, EndTime, Sorting: "time asc", MaxResultCount: exportPage } as const;
    const entries: AssetHistoryEntry[] = [];
    for await (const entry of getUserAssetsHistory(input, { signal })) entries.push(entry);
    return entries;
  };
  const [entries, ...openings] = await Promise.all([inMonth(), ...currencies.map(lastBefore)]);
  return partsOf(entries, new Map(openings));
}
