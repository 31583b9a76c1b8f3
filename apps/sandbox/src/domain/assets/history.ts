import type { Locale } from "@coffer/errors";
import { RecordType, type Result } from "@coffer/sdk/contract";
import { userAccount, type Wallet } from "../../ledger/account.ts";
import { type StatementLine, statementOf } from "../../ledger/statement.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { type Coin, coins } from "../coins/coin.ts";
import { isWithin } from "../records/filter.ts";
import type { User } from "../user/user.ts";
import { readMemo } from "./memo.ts";
import { moneyText } from "./money-text.ts";
import { numberOf, walletsOf } from "./wallets.ts";

type Memo = ReturnType<typeof readMemo>;
/** One change of one wallet's balance, as the log has it. */
export type HistoryLine = Memo & { coin: Coin; wallet: Wallet; line: StatementLine; amount: bigint };
export type HistoryFilter = {
  readonly Type?: RecordType;
  readonly Coin?: string;
  readonly StartTime?: string;
  readonly EndTime?: string;
};

/** Everything that changed the user's balances, newest first. */
export function historyOf(
  world: World,
  user: User,
  filter: HistoryFilter,
  belongs: (line: HistoryLine) => boolean = () => true,
): HistoryLine[] {
  return world
    .table(coins)
    .all()
    .filter((coin) => (filter.Coin ?? coin.coin) === coin.coin)
    .flatMap((coin) => walletsOf(user).flatMap((wallet) => linesOf(world, user, wallet, coin)))
    .filter((each) => (filter.Type ?? each.type) === each.type && isWithin(each.line.entry.at, filter) && belongs(each))
    .sort((one, other) => other.line.entry.seq - one.line.entry.seq);
}

const linesOf = (world: World, user: User, wallet: Wallet, coin: Coin): HistoryLine[] =>
  statementOf(world.ledger, userAccount(user.uid, wallet, coin.coin)).map((line) => {
    const memo = readMemo(line.entry);
    // A freeze moves from available to frozen; what leaves or comes is counted as it is.
    const amount = line.change === 0n ? -line.heldChange : line.change;
    return { ...memo, type: directed(memo.type, amount), coin, wallet, line, amount };
  });

/** A transfer is one entry of the log, and goes out of one wallet into another. */
function directed(type: RecordType, amount: bigint): RecordType {
  if (type !== RecordType.internalTransferIn && type !== RecordType.internalTransferOut) return type;
  return amount > 0n ? RecordType.internalTransferIn : RecordType.internalTransferOut;
}

export function historyView(
  { coin, wallet, line, amount, type, reference, remark }: HistoryLine,
  language: Locale,
): Result<"getUserAssetsHistory">["items"][number] {
  const number = numberOf(wallet);
  return {
    id: `al_${line.entry.seq.toString(36).toUpperCase().padStart(6, "0")}_${number}`,
    time: isoOf(line.entry.at),
    wallet: number,
    type,
    currency: coin.coin,
    amount: moneyText(coin, amount),
    balanceAfter: moneyText(coin, line.availableAfter),
    frozenAfter: moneyText(coin, line.heldAfter),
    reference,
    remark: remark?.[language] ?? null,
  };
}

const fiatTypes: readonly RecordType[] = [
  RecordType.quickBuy,
  RecordType.quickSell,
  RecordType.fiatToGlobal,
  RecordType.globalToFiat,
];
/** "Quick buy, quick sell, fiat to global and global to fiat, and the freezes that go with them." */
export const isFiatTrade = ({ area, type }: HistoryLine) =>
  area === "fiatTrade" || (area !== "convert" && fiatTypes.includes(type));
export const isConversion = ({ area }: HistoryLine) => area === "convert";
