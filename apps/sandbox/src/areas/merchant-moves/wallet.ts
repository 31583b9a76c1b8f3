import { WalletType, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../coins/exports.ts";
import { addressView, deposits, depositView } from "../deposit/exports.ts";
import { settlementCoin } from "../merchant-rates/exports.ts";
import { actingFor } from "../merchant-staff/exports.ts";
import { fitsFilter, readList, recordReading } from "../records/exports.ts";
import type { Context, Operations } from "../session/exports.ts";
import { historyPage, quoteOf, walletBalances } from "../wallets/exports.ts";

/** The merchant, whoever of it asks. */
export const merchantOf = ({ world, user }: Context) => actingFor(world, user).merchant;
/** As the merchant itself sees it. */
const asMerchant = (context: Context) => ({
  world: context.world,
  language: context.language,
  user: merchantOf(context),
});

/** Of a coin that moves on a chain; 60002 for the rest. */
export function merchantNetwork(world: World, { coin, network }: { coin: string; network: string }) {
  settlementCoin(world, coin);
  return networkOf(world, coin, network);
}

const depositsOf = (context: Context, input: WireInput<"getMerchantListByCoinTransactionIn">) => {
  const { world, language } = context;
  const table = world.table(deposits);
  const fits = fitsFilter(input);
  const { uid } = merchantOf(context);
  const own = (field: string) => table.runs("uid", uid, field, (row) => row.wallet === "merchant" && fits(row));
  return readList(
    own,
    input,
    recordReading(input, (id) => table.orderOf(id)),
    (row) => depositView(world, row, language),
  );
};

export const walletOperations = {
  getMerchantAssets: (context, input) =>
    walletBalances(asMerchant(context), "merchant", ({ kind }) => kind === "crypto", quoteOf(context, input)),
  getMerchantUserAssetsHistory: (context, input) =>
    historyPage(asMerchant(context), input, ({ wallet }) => wallet === "merchant"),
  getMerchantAddress: (context, input) => {
    const { world } = context;
    const view = addressView(world, merchantOf(context).uid, merchantNetwork(world, input), "merchant");
    return { ...view, wallet: WalletType.merchant };
  },
  getMerchantListByCoinTransactionIn: (context, input) => depositsOf(context, input),
  getMerchantCoinTransactionIn: (context, { id }) => {
    const deposit = context.world.table(deposits).get(id);
    if (deposit?.uid !== merchantOf(context).uid || deposit.wallet !== "merchant") throw refuse("orderNotFound");
    return depositView(context.world, deposit, context.language);
  },
} satisfies Operations;
