import type { WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import { coinOf, coins, moneyText, type Network, networks } from "../assets/coins/exports.ts";
import { comparable, readList, spanOf } from "../assets/records/exports.ts";
import type { Context, Operations } from "../auth/session/exports.ts";
import { multisigDeposits } from "./deposit.ts";
import { addCoin, deleteWallet, makeWallet } from "./make-wallet.ts";
import { cancel, propose } from "./propose.ts";
import { MOST_SIGNERS } from "./signers.ts";
import { submit } from "./submit.ts";
import { balancesView, depositView, networksOf, treeOf, walletDetail, walletView } from "./view.ts";
import { type MultisigWallet, multisigWallets, ownWallet } from "./wallet.ts";
import { byCode, multisigWithdrawals, ownWithdrawal } from "./withdrawal.ts";
import { withdrawalDetail, withdrawalView } from "./withdrawal-view.ts";
import { multisigWorth } from "./worth.ts";

type Quoted = { currency?: string | undefined };
/** The reply's currency: the requested one, else the account's. */
const quoteOf = ({ world, user }: Context, { currency }: Quoted = {}) =>
  coinOf(world, currency ?? user.pricingCurrency);
const treeFor = ({ world, language }: Context, fits: (network: Network) => boolean) =>
  treeOf(world.table(coins).all(), world.table(networks).all().filter(fits), language);

type Filter = Pick<WireInput<"getMultisigRechargeList">, "Coin" | "StartTime" | "EndTime">;
type Listed = { id: string; at: number; amount: string };
const readingOf = (filter: Filter, order: (id: string) => number) => ({
  by: { time: (row: Listed) => row.at, amount: (row: Listed) => comparable(row.amount) },
  order: (row: Listed) => order(row.id),
  within: spanOf(filter),
});
const fits =
  ({ Coin, Status }: Filter & { Status?: readonly number[] | undefined }) =>
  ({ coin, status }: { coin: string; status: number }) =>
    (Coin ?? coin) === coin && (Status?.includes(status) ?? true);

export const operations = {
  getMultisigWallet: (context, input) => {
    const { world, user } = context;
    const quote = quoteOf(context, input);
    const table = world.table(multisigWallets);
    const reading = {
      by: { createdAt: ({ at }: MultisigWallet) => at, name: ({ name }: MultisigWallet) => name.toLowerCase() },
      order: ({ id }: MultisigWallet) => table.orderOf(id),
    };
    const sorted = { ...input, Sorting: input.Sorting ?? "createdAt asc" };
    const page = readList(table.find("uid", user.uid), sorted, reading, (row) => walletView(world, row, quote));
    const total = moneyText(quote, multisigWorth(world, user.uid, quote));
    return { ...page, total, currency: quote.coin };
  },
  getCoinTree: (context) => ({ items: treeFor(context, () => true) }),
  getLinkage: ({ world }, { coin }) => {
    coinOf(world, coin);
    return { coin, networks: networksOf(world.table(networks).all(), coin), maxSignerCount: MOST_SIGNERS };
  },
  getAddCoinLinkage: (context, { id }) => {
    const wallet = ownWallet(context.world, context.user.uid, id);
    const isNew = (network: Network) =>
      !wallet.coins.some((held) => held.coin === network.coin && held.network === network.network);
    return { id, items: treeFor(context, isNew) };
  },
  getMultisigWalletDetail: (context, input) =>
    walletDetail(context.world, ownWallet(context.world, context.user.uid, input.id), quoteOf(context, input)),
  getBalance: (context, input) => {
    const wallet = ownWallet(context.world, context.user.uid, input.id);
    return balancesView(context.world, wallet, quoteOf(context, input), input.Coin);
  },
  createWallet: (context, input) =>
    walletDetail(context.world, makeWallet(context.world, context.user, input), quoteOf(context)),
  createCoin: (context, input) =>
    walletDetail(context.world, addCoin(context.world, context.user, input), quoteOf(context)),
  delMultisigWallet: ({ world, user }, input) => deleteWallet(world, user, input),
  getMultisigRechargeList: ({ world, user }, input) => {
    const wallet = ownWallet(world, user.uid, input.id);
    const table = world.table(multisigDeposits);
    const own = (field: string) => table.runs("walletId", wallet.id, field, fits(input));
    return readList(
      own,
      input,
      readingOf(input, (id) => table.orderOf(id)),
      (row) => depositView(world, row),
    );
  },
  getMultisigWithdrawalList: ({ world, user, language }, input) => {
    const wallet = ownWallet(world, user.uid, input.id);
    const table = world.table(multisigWithdrawals);
    const own = (field: string) => table.runs("walletId", wallet.id, field, fits(input));
    const reading = readingOf(input, (id) => table.orderOf(id));
    const page = readList(own, input, reading, (row) => withdrawalView(world, row, user, language));
    return { ...page, serverTime: world.clock.iso() };
  },
  getMultisigWithdrawal: (context, { id, signingCode }) => {
    const { world, viewer, language } = context;
    if (signingCode !== undefined) return withdrawalDetail(world, byCode(world, signingCode), viewer, language);
    if (id === undefined) throw invalid("id", "required", "Send an id or a signing code.");
    return withdrawalDetail(world, ownWithdrawal(world, context.user.uid, id), context.user, language);
  },
  enterpriseWithdrawal: ({ world, user, language }, input) =>
    withdrawalDetail(world, propose(world, user, input), user, language),
  submitMultisigSignature: ({ world, viewer, language }, input) =>
    withdrawalDetail(world, submit(world, input), viewer, language),
  cancelMultisigWithdrawal: ({ world, user, language }, input) =>
    withdrawalDetail(world, cancel(world, user, input), user, language),
} satisfies Operations;
