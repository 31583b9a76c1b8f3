import { refuse } from "../../core/refusal.ts";
import { comparable, contains, readList, spanOf } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { makeTransfer, walletNumbered } from "./make.ts";
import { checkRecipient } from "./recipient.ts";
import { type Transfer, transfers } from "./transfer.ts";
import { counterpartyOf, termsView, transferView } from "./view.ts";

export const operations = {
  transfer: ({ world, user, key, language }, input) =>
    transferView(world, user, makeTransfer(world, user, input, key), language),
  getTransfer: ({ world, user, language }, { id }) => {
    const made = world.table(transfers).get(id);
    // Another user's transfer is visible after it has arrived.
    if (!made || !(made.arrivedTo === user.uid || (made.uid === user.uid && !made.ofMerchant)))
      throw refuse("orderNotFound");
    return transferView(world, user, made, language);
  },
  getTransferHistory: ({ world, user, language }, input) => {
    const table = world.table(transfers);
    const view = (made: Transfer) => transferView(world, user, made, language);
    const { Coin, Status, Keyword } = input;
    const fits = ({ coin, step }: Transfer) => (Coin ?? coin) === coin && (Status?.includes(step) ?? true);
    // The user's own transfers, and others' after their arrival.
    const own = (field: string) => [
      ...table.runs("uid", user.uid, field, (made) => !made.ofMerchant && fits(made)),
      ...table.runs("arrivedTo", user.uid, field, fits),
    ];
    const found = (made: Transfer) => contains(Keyword, made.number, counterpartyOf(world, user, made), made.remark);
    const reading = {
      by: { time: ({ at }: Transfer) => at, amount: ({ amount }: Transfer) => comparable(amount) },
      order: ({ id }: Transfer) => table.orderOf(id),
      within: spanOf(input),
      matches: Keyword === undefined ? undefined : found,
    };
    return readList(own, input, reading, view);
  },
  getTransferTerms: ({ world, user, key }, { coin, fromWallet, recipient }) =>
    termsView(world, user, coin, walletNumbered(fromWallet), recipient, key !== null),
  checkRecipient: ({ world, user }, input) => checkRecipient(world, user, input),
} satisfies Operations;
