import { WalletType, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { networkOf } from "../../assets/coins/exports.ts";
import { fitsFilter, readList, recordReading } from "../../assets/records/exports.ts";
import { historyPage, quoteOf, walletBalances } from "../../assets/wallets/exports.ts";
import type { Context, Operations } from "../../auth/session/exports.ts";
import { addressView, deposits, depositView } from "../../deposits/exports.ts";
import { settlementCoin } from "../rates/exports.ts";
import { actingFor } from "../staff/exports.ts";

/** Returns the merchant of the caller. */
export const merchantOf = ({ world, user }: Context) => actingFor(world, user).merchant;
/** As the merchant itself sees it. */
const asMerchant = (context: Context) => ({
  world: context.world,
  language: context.language,
  user: merchantOf(context),
});

/** For a coin on a chain. @throws 60002 for others */
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
