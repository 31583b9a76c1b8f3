import type { Locale } from "@coffer/errors";
import { RecordType, type Result } from "@coffer/sdk/contract";
import { userAccount, WALLETS, type Wallet } from "../../../ledger/account.ts";
import type { Run } from "../../../state/sorted.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { type Coin, coins, moneyText } from "../coins/exports.ts";
import { DECIMALS, type Source, spanOf } from "../records/exports.ts";

import { type AccountLine, historyParts } from "./history-parts.ts";
import { numberOf, walletsOf } from "./wallets.ts";

/** One change of one wallet's balance, as the log has it. */
export type HistoryLine = AccountLine & { coin: Coin; wallet: Wallet };
type HistoryFilter = {
  readonly Type?: RecordType;
  readonly Coin?: string;
  readonly StartTime?: string;
  readonly EndTime?: string;
};
/** Which lines a list is of, beside what is asked for. */
type Belongs = (part: Pick<HistoryLine, "type" | "area" | "wallet">) => boolean;

/** What changed the user's balances, a run for each account and kind of change. */
export const historyOf =
  (world: World, user: User, { Coin, Type }: HistoryFilter, belongs: Belongs): Source<HistoryLine> =>
  (field) =>
    world
      .table(coins)
      .all()
      .filter(({ coin }) => (Coin ?? coin) === coin)
      .flatMap((coin) =>
        walletsOf(user).flatMap((wallet) =>
          historyParts(world.ledger, userAccount(user.uid, wallet, coin.coin))
            .filter(({ type, area }) => (Type ?? type) === type && belongs({ type, area, wallet }))
            .map(({ byTime, byAmount }) => runOf(field === "amount" ? byAmount : byTime, coin, wallet)),
        ),
      );

const runOf = (lines: readonly AccountLine[], coin: Coin, wallet: Wallet): Run<HistoryLine> => ({
  length: lines.length,
  at: (index) => {
    const line = lines[index];
    return line && { ...line, coin, wallet };
  },
});

/** Entries in the order of the log; what one entry does to several wallets, in the order of the wallets. */
export const historyReading = (filter: HistoryFilter) => ({
  by: {
    time: ({ line }: HistoryLine) => line.entry.at,
    amount: ({ amount, coin }: HistoryLine) => amount * 10n ** BigInt(DECIMALS - coin.scale),
  },
  order: ({ line, wallet }: HistoryLine) => line.entry.seq * WALLETS.length + WALLETS.length - 1 - numberOf(wallet),
  within: spanOf(filter),
});

export function historyView(
  { coin, wallet, line, amount, type, area, reference, id, remark }: HistoryLine,
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
    link: linkOf(area, id),
    remark: remark?.[language] ?? null,
  };
}

/** Record kinds by what the entry was made for; an entry without a record has no link. */
const linked: Readonly<Record<string, RecordLink["kind"]>> = {
  deposit: "deposit",
  withdrawal: "withdrawal",
  otc: "otcOrder",
  fiatTrade: "fiatOrder",
  cardTrade: "cardOrder",
  quickPayTrade: "quickPayOrder",
  transfer: "transfer",
  cashTopUp: "cashTopUp",
  cashPayout: "cashPayout",
  convert: "conversion",
  coinTrade: "coinTrade",
  paymentOrder: "paymentOrder",
  merchantDeposit: "merchantDeposit",
  merchantWithdrawal: "merchantWithdrawal",
  merchantTransfer: "merchantTransfer",
  refundOrder: "refundOrder",
  earnStake: "earnStake",
  earnRedemption: "earnRedemption",
};
type RecordLink = NonNullable<Result<"getUserAssetsHistory">["items"][number]["link"]>;

function linkOf(area: string, id: string | null): RecordLink | null {
  const kind = linked[area];
  return kind === undefined || id === null ? null : { kind, id };
}

const fiatTypes: readonly RecordType[] = [
  RecordType.quickBuy,
  RecordType.quickSell,
  RecordType.fiatToGlobal,
  RecordType.globalToFiat,
];
/** At a quote, and by the desk. */
const conversions: readonly string[] = ["convert", "coinTrade"];
/** "Quick buy, quick sell, fiat to global and global to fiat, and the freezes that go with them." */
export const isFiatTrade: Belongs = ({ area, type }) =>
  area === "fiatTrade" ||
  area === "cardTrade" ||
  area === "quickPayTrade" ||
  (area !== "otc" && !conversions.includes(area) && fiatTypes.includes(type));
export const isConversion: Belongs = ({ area }) => conversions.includes(area);
