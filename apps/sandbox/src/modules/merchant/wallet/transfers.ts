import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { comparable, contains, readList, spanOf } from "../../assets/records/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import {
  counterpartyOf,
  makeTransfer,
  type Transfer,
  termsView,
  transfers,
  transferView,
  walletNumbered,
} from "../../transfers/exports.ts";
import { settlementCoin } from "../rates/exports.ts";
import { actingFor, cashiers } from "../staff/exports.ts";

/** From the merchant wallet only. @throws 60002 for a coin it can't hold, 60006 for another wallet */
function checkSource(
  world: World,
  { coin, fromWallet }: { coin: string; fromWallet: Parameters<typeof walletNumbered>[0] },
) {
  settlementCoin(world, coin);
  const wallet = walletNumbered(fromWallet);
  if (wallet !== "merchant") throw refuse("userAssetMissing", `${coin}, ${wallet}`);
}

export const transferOperations = {
  merchantTransfer: ({ world, user, key, language }, input) => {
    const { merchant, cashier } = actingFor(world, user);
    checkSource(world, input);
    const made = makeTransfer(world, user, input, key, {
      owner: merchant,
      ofMerchant: true,
      merchantUid: cashier ? merchant.uid : null,
      cashierId: cashier?.id ?? null,
      cashierUid: cashier?.uid ?? null,
    });
    return transferView(world, merchant, made, language);
  },
  getMerchantTransfer: ({ world, user, language }, { id }) => {
    const { merchant, cashier } = actingFor(world, user);
    const made = world.table(transfers).get(id);
    if (made?.uid !== merchant.uid || !made.ofMerchant || (cashier && made.cashierId !== cashier.id))
      throw refuse("orderNotFound");
    return transferView(world, merchant, made, language);
  },
  getMerchantTransferHistory: ({ world, user, language }, input) => {
    const { merchant, cashier } = actingFor(world, user);
    const table = world.table(transfers);
    const { Coin, Status, Keyword } = input;
    const fits = ({ ofMerchant, coin, step }: Transfer) =>
      ofMerchant && (Coin ?? coin) === coin && (Status?.includes(step) ?? true);
    const own = (field: string) =>
      cashier ? table.runs("cashierId", cashier.id, field, fits) : table.runs("uid", merchant.uid, field, fits);
    const userNameOf = ({ cashierId }: Transfer) => world.table(cashiers).get(cashierId ?? "")?.userName ?? null;
    const reading = {
      by: { time: ({ at }: Transfer) => at, amount: ({ amount }: Transfer) => comparable(amount) },
      order: ({ id }: Transfer) => table.orderOf(id),
      within: spanOf(input),
      matches:
        Keyword === undefined
          ? undefined
          : (made: Transfer) =>
              contains(Keyword, made.number, counterpartyOf(world, merchant, made), made.remark, userNameOf(made)),
    };
    return readList(own, input, reading, (made) => transferView(world, merchant, made, language));
  },
  getMerchantTransferTerms: ({ world, user, key }, input) => {
    checkSource(world, input);
    const { merchant } = actingFor(world, user);
    const { coin, fromWallet, recipient } = input;
    return termsView(world, merchant, coin, walletNumbered(fromWallet), recipient, key !== null, user);
  },
} satisfies Operations;
