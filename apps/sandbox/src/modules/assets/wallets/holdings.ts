import type { Locale } from "@coffer/errors";
import type { Result, WalletType } from "@coffer/sdk/contract";
import { WALLETS, type Wallet } from "../../../ledger/account.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { dailyAllowance, EXPECTED_REVIEW_DAYS } from "../../withdrawals/exports.ts";
import { type Coin, coins, moneyText } from "../coins/exports.ts";
import { changePercent24h, line7d, pricedAt, rateAt, reviewFrom, worthOf } from "../prices/exports.ts";
import { addUp, type Balance, balanceIn, homeOf, numberOf, sumOf, walletsOf } from "./wallets.ts";

type Holdings = Result<"getAssets">;
/** Whose money, and for whom it is written. */
type Viewer = { readonly world: World; readonly user: User; readonly language: Locale };
type Valued<Row> = { value: bigint; row: Row };

/** Greatest value first; equal ones stay in the catalogue's order. */
const byValue = <Row>(rows: Valued<Row>[]): Row[] =>
  rows.sort((one, other) => (one.value < other.value ? 1 : one.value > other.value ? -1 : 0)).map(({ row }) => row);
const totalOf = (rows: readonly Valued<unknown>[]) => rows.reduce((sum, { value }) => sum + value, 0n);

export function holdingsOf(viewer: Viewer, quote: Coin, wallet?: WalletType): Holdings {
  const { world, user } = viewer;
  const counted = wallet === undefined ? walletsOf(user) : WALLETS.filter((each) => numberOf(each) === wallet);
  const rows = world
    .table(coins)
    .all()
    .map((coin) => holdingOf(viewer, coin, quote, counted));
  return {
    currency: quote.coin,
    currencyScale: quote.scale,
    total: moneyText(quote, totalOf(rows)),
    at: isoOf(pricedAt(world)),
    expectedReviewDays: EXPECTED_REVIEW_DAYS,
    items: byValue(rows),
  };
}

function holdingOf(
  { world, user, language }: Viewer,
  coin: Coin,
  quote: Coin,
  counted: readonly Wallet[],
): Valued<Holdings["items"][number]> {
  const parts = counted.map((wallet) => ({ wallet, balance: balanceIn(world, user, wallet, coin.coin) }));
  // An empty wallet is worth a line only where the coin is at home, or when it was asked for.
  const shown = parts.filter(
    ({ wallet, balance }) => sumOf(balance) > 0n || wallet === homeOf(coin) || parts.length === 1,
  );
  const balance = addUp(parts.map((part) => part.balance));
  const value = worthOf(world, coin.coin, sumOf(balance), quote.coin);
  const row = {
    ...nameOf(coin, language),
    ...balanceTexts(coin, balance),
    price: rateAt(world, coin.coin, quote.coin),
    value: moneyText(quote, value),
    changePercent24h: changePercent24h(world, coin.coin, quote.coin),
    line7d: line7d(world, coin.coin, quote.coin),
    wallets: shown.map((part) => ({ wallet: numberOf(part.wallet), ...balanceTexts(coin, part.balance) })),
    ...dailyTexts(world, user, coin),
    reviewFrom: coin.kind === "fiat" ? null : moneyText(coin, reviewFrom(world, coin.coin)),
  };
  return { value, row };
}

/** The balances of one wallet: a row for each of the coins it can hold. */
export function walletBalances(
  { world, user, language }: Viewer,
  wallet: Wallet,
  canHold: (coin: Coin) => boolean,
  quote: Coin,
): Result<"getCloudWalletAssets"> {
  const rows = world
    .table(coins)
    .all()
    .filter(canHold)
    .map((coin) => {
      const balance = balanceIn(world, user, wallet, coin.coin);
      const value = worthOf(world, coin.coin, sumOf(balance), quote.coin);
      const texts = { ...nameOf(coin, language), ...balanceTexts(coin, balance), value: moneyText(quote, value) };
      return { value, row: texts };
    });
  const total = moneyText(quote, totalOf(rows));
  return {
    wallet: numberOf(wallet),
    currency: quote.coin,
    currencyScale: quote.scale,
    total,
    items: byValue(rows),
  };
}

/** What conversions and trades pay from: coins in the main wallet, fiat in the cash account. */
export function payingBalances({ world, user, language }: Viewer, quote: Coin): Result<"getConvertAssets"> {
  const rows = world
    .table(coins)
    .all()
    .filter(({ convertible }) => convertible)
    .map((coin) => {
      const wallet = homeOf(coin);
      const balance = balanceIn(world, user, wallet, coin.coin);
      const value = worthOf(world, coin.coin, sumOf(balance), quote.coin);
      const row = {
        ...nameOf(coin, language),
        ...balanceTexts(coin, balance),
        value: moneyText(quote, value),
        wallet: numberOf(wallet),
        price: rateAt(world, coin.coin, quote.coin),
      };
      return { value, row };
    });
  const total = moneyText(quote, totalOf(rows));
  return { currency: quote.coin, currencyScale: quote.scale, total, items: byValue(rows) };
}

const nameOf = ({ coin, name, kind, scale }: Coin, language: Locale) => ({ coin, name: name[language], kind, scale });
const balanceTexts = (coin: Coin, { available, frozen }: Balance) => ({
  available: moneyText(coin, available),
  frozen: moneyText(coin, frozen),
});

function dailyTexts(world: World, user: User, coin: Coin) {
  const day = dailyAllowance(world, user, coin.coin);
  if (day === null) return { dailyLimit: null, dailyUsed: null, dailyRemaining: null };
  return {
    dailyLimit: moneyText(coin, day.limit),
    dailyUsed: moneyText(coin, day.used),
    dailyRemaining: moneyText(coin, day.remaining),
  };
}
