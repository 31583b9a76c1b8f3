import { networkOf } from "../domain/coins/amounts.ts";
import { deposits } from "../domain/deposit/deposit.ts";
import { depositAddressOf } from "../domain/deposit/deposit-address.ts";
import { depositView } from "../domain/deposit/view.ts";
import { isMerchantSuspended } from "../domain/merchant/suspension.ts";
import { matches } from "../domain/records/filter.ts";
import { applyWithdrawal } from "../domain/withdrawal/apply.ts";
import { cancelWithdrawal } from "../domain/withdrawal/cancel.ts";
import { confirmWithdrawal } from "../domain/withdrawal/confirm.ts";
import { requestView, withdrawalView } from "../domain/withdrawal/view.ts";
import { withdrawals } from "../domain/withdrawal/withdrawal.ts";
import type { OperationsOf } from "../engine/context.ts";
import { refuse } from "../refusal.ts";
import { pageOf } from "./page.ts";

export const coinTransactions = {
  getAddress: ({ world, user }, input) => {
    if (isMerchantSuspended(world, user)) throw refuse(60009);
    const network = networkOf(world, input.coin, input.network);
    if (!network.depositEnabled) throw refuse(40002, `${network.coin}, ${network.name}`);
    const { address, tag } = depositAddressOf(world, user.uid, network);
    return {
      coin: network.coin,
      network: network.network,
      networkName: network.name,
      address,
      tag,
      tagRequired: network.tagRequired,
      minDeposit: network.minDeposit,
      confirmations: network.confirmationsToCredit,
      confirmationsToWithdraw: network.confirmationsToWithdraw,
      arrivalSeconds: Math.ceil(network.confirmationsToCredit * network.blockSeconds),
    };
  },
  getListByCoinTransactionIn: ({ world, user }, input) => {
    const rows = world.table(deposits).find("uid", user.uid).reverse();
    const found = rows.filter((row) => matches(row, input));
    return pageOf(found, input, (row) => depositView(world, row));
  },

  applyTransactionOut: ({ world, user }, input) => requestView(world, applyWithdrawal(world, user, input)),
  confirmTransactionOut: ({ world, user, language }, input) =>
    withdrawalView(world, confirmWithdrawal(world, user, input.rid, input.verification), language),
  cancelApplyTransactionOut: ({ world, user, language }, input) =>
    withdrawalView(world, cancelWithdrawal(world, user, input.id), language),
  getListByCoinTransactionOut: ({ world, user, language }, input) => {
    const rows = world.table(withdrawals).find("uid", user.uid).reverse();
    const found = rows.filter((row) => matches(row, input));
    return pageOf(found, input, (row) => withdrawalView(world, row, language));
  },
} satisfies OperationsOf<"coinTransactions">;
