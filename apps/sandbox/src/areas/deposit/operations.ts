import { DepositWallet } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";

import { checkNotAtRisk, networkOf } from "../coins/exports.ts";
import { isMerchantSuspended } from "../merchant/exports.ts";
import { fitsFilter, readList, recordReading } from "../records/exports.ts";
import type { Operations } from "../session/exports.ts";

import { depositAddressOf, deposits } from "./deposit.ts";
import { depositView } from "./view.ts";

const wallets = { [DepositWallet.main]: "main", [DepositWallet.cloud]: "cloud" } as const;

export const operations = {
  getAddress: ({ world, user }, input) => {
    if (isMerchantSuspended(world, user)) throw refuse("depositDisabled60009");
    const network = networkOf(world, input.coin, input.network);
    checkNotAtRisk(world, network);
    if (!network.depositEnabled) throw refuse("coinDepositsProhibited", `${network.coin}, ${network.name}`);
    const { address, tag } = depositAddressOf(world, user.uid, network, wallets[input.wallet]);
    return {
      coin: network.coin,
      network: network.network,
      networkName: network.name,
      wallet: input.wallet,
      address,
      tag,
      tagRequired: network.tagRequired,
      minDeposit: network.minDeposit,
      confirmations: network.confirmationsToCredit,
      confirmationsToWithdraw: network.confirmationsToWithdraw,
      arrivalSeconds: Math.ceil(network.confirmationsToCredit * network.blockSeconds),
    };
  },
  getListByCoinTransactionIn: ({ world, user, language }, input) => {
    const table = world.table(deposits);
    const reading = recordReading(input, (id) => table.orderOf(id));
    const own = (field: string) => table.runs("uid", user.uid, field, fitsFilter(input));
    return readList(own, input, reading, (row) => depositView(world, row, language));
  },
  getCoinTransactionIn: ({ world, user, language }, { id }) => {
    const deposit = world.table(deposits).get(id);
    if (deposit?.uid !== user.uid) throw refuse("orderNotFound");
    return depositView(world, deposit, language);
  },
} satisfies Operations;
