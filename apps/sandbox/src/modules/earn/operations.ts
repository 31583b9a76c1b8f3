import { refuse } from "../../core/refusal.ts";
import { userAccount } from "../../ledger/account.ts";
import { isoOf } from "../../world/clock.ts";
import { amountText, coins, minorOf } from "../assets/coins/exports.ts";
import { comparable, contains, readList, spanOf } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { earnAccounts, openAccount } from "./account.ts";
import { pauseEnd } from "./days.ts";
import { ownPosition, type Position, positions } from "./position.ts";
import { type Product, productOf, products, rateHistory, rateOn } from "./product.ts";
import { type EarnRecord, earnRecords } from "./record.ts";
import { redeem } from "./redeem.ts";
import { stake } from "./stake.ts";
import { sumsOf } from "./sums.ts";
import { positionView, productDetail, productView, recordView, totalsOf } from "./view.ts";

export const operations = {
  getUserProductList: ({ world, language }, input) => {
    const all = world.table(products).all();
    const { Coin, Keyword } = input;
    const found = all.filter(({ coin, name }) => (Coin ?? coin) === coin && contains(Keyword, name.en, name["zh-CN"]));
    const by = {
      recommended: (product: Product) => all.indexOf(product),
      annualRate: (product: Product) => rateOn(world, product, world.clock.now()),
      termDays: ({ termDays }: Product) => termDays,
      minimumAmount: ({ minimum }: Product) => comparable(minimum),
      time: (product: Product) => all.indexOf(product),
    };
    const reading = { by, order: (product: Product) => all.indexOf(product) };
    const sorted = { ...input, Sorting: input.Sorting ?? "recommended asc" };
    return readList(found, sorted, reading, (product) => productView(world, product, language));
  },
  getUserProductDetail: ({ world, viewer, language }, { id }) =>
    productDetail(world, productOf(world, id), viewer, language),
  getProductRateHistory: ({ world }, { id }) => ({ productId: id, items: rateHistory(world, productOf(world, id)) }),
  createFinancingUser: ({ world, user }) => {
    const { id, openedAt } = openAccount(world, user);
    return { id, openedAt: isoOf(openedAt) };
  },
  createDeposit: ({ world, user, language }, input) => recordView(world, stake(world, user, input), language),
  createWithdraw: ({ world, user, key, language }, input) =>
    recordView(world, redeem(world, user, input, key), language),
  getUserAccountBalance: ({ world, user }) => {
    const sums = sumsOf(world, user.uid);
    const sum = (coin: string, name: "staked" | "redeeming" | "interest") => {
      const own = sums.filter((each) => each.coin === coin);
      return amountText(
        world,
        coin,
        own.reduce((all, each) => all + minorOf(world, coin, each[name]), 0n),
      );
    };
    const rows = world
      .table(coins)
      .all()
      .map(({ coin }) => ({
        coin,
        available: amountText(world, coin, world.ledger.available(userAccount(user.uid, "earn", coin))),
        staked: sum(coin, "staked"),
        redeeming: sum(coin, "redeeming"),
        interestTotal: sum(coin, "interest"),
      }));
    const isEmpty = ({ coin: _coin, ...amounts }: (typeof rows)[number]) =>
      Object.values(amounts).every((each) => each === "0");
    const opened = world.table(earnAccounts).get(user.uid) !== undefined;
    return { opened, items: opened ? rows.filter((row) => !isEmpty(row)) : [] };
  },
  getFinancialUserAsset: ({ world, user, language }, input) => {
    const table = world.table(positions);
    const { Coin, ProductId, Status } = input;
    const currency = user.pricingCurrency;
    const fits = ({ coin, productId, status }: Position) =>
      (Coin ?? coin) === coin && (ProductId ?? productId) === productId && (Status?.includes(status) ?? true);
    const own = (field: string) => table.runs("uid", user.uid, field, fits);
    const reading = {
      by: {
        time: ({ at }: Position) => at,
        maturesAt: ({ maturesAt }: Position) => maturesAt ?? Number.MAX_SAFE_INTEGER,
      },
      order: ({ id }: Position) => table.orderOf(id),
      within: spanOf(input),
    };
    const Sorting = input.Sorting?.replace("stakedAt", "time");
    const sorted = { ...input, ...(Sorting !== undefined && { Sorting }) };
    const paused = pauseEnd(world.clock.now());
    return {
      currency,
      ...totalsOf(world, user, currency),
      redemptionPausedUntil: paused === null ? null : isoOf(paused),
      ...readList(own, sorted, reading, (each) => positionView(world, each, currency, language)),
      serverTime: world.clock.iso(),
    };
  },
  getFinancialPosition: ({ world, user, language }, { id }) => ({
    ...positionView(world, ownPosition(world, user.uid, id), user.pricingCurrency, language),
    serverTime: world.clock.iso(),
  }),
  getUserTradeRecord: ({ world, user, language }, input) => {
    const table = world.table(earnRecords);
    const { Coin, Type, Status, Keyword, PositionId } = input;
    const fits = ({ uid, coin, type, status }: EarnRecord) =>
      uid === user.uid &&
      (Coin ?? coin) === coin &&
      (Type ?? type) === type &&
      (Status === undefined || (status !== null && Status.includes(status)));
    const own = (field: string) =>
      PositionId === undefined
        ? table.runs("uid", user.uid, field, fits)
        : table.runs("positionId", PositionId, field, fits);
    const name = ({ productId }: EarnRecord) => productOf(world, productId).name;
    const reading = {
      by: { time: ({ at }: EarnRecord) => at, amount: ({ amount }: EarnRecord) => comparable(amount) },
      order: ({ id }: EarnRecord) => table.orderOf(id),
      within: spanOf(input),
      matches:
        Keyword === undefined
          ? undefined
          : (record: EarnRecord) => contains(Keyword, record.number, name(record)[language]),
    };
    return readList(own, input, reading, (record) => recordView(world, record, language));
  },
  getTradeRecord: ({ world, user, language }, { id }) => {
    const record = world.table(earnRecords).get(id);
    if (record?.uid !== user.uid) throw refuse("orderNotFound");
    return recordView(world, record, language);
  },
} satisfies Operations;
