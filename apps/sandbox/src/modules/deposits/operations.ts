import { DepositWallet } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";

import { checkNotAtRisk, networkOf } from "../assets/coins/exports.ts";
import { fitsFilter, readList, recordReading } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { isMerchantSuspended } from "../merchant/profile/exports.ts";

import { deposits } from "./deposit.ts";
import { addressView, depositView } from "./view.ts";

const wallets = { [DepositWallet.main]: "main", [DepositWallet.cloud]: "cloud" } as const;

export const operations = {
  getAddress: ({ world, user }, input) => {
    if (isMerchantSuspended(world, user)) throw refuse("depositDisabled60009");
    const network = networkOf(world, input.coin, input.network);
    checkNotAtRisk(world, network);
    return addressView(world, user.uid, network, wallets[input.wallet]);
  },
  getListByCoinTransactionIn: ({ world, user, language }, input) => {
    const table = world.table(deposits);
    const reading = recordReading(input, (id) => table.orderOf(id));
    const fits = fitsFilter(input);
    const own = (field: string) => table.runs("uid", user.uid, field, (row) => row.wallet !== "merchant" && fits(row));
    return readList(own, input, reading, (row) => depositView(world, row, language));
  },
  getCoinTransactionIn: ({ world, user, language }, { id }) => {
    const deposit = world.table(deposits).get(id);
    if (deposit?.uid !== user.uid || deposit.wallet === "merchant") throw refuse("orderNotFound");
    return depositView(world, deposit, language);
  },
} satisfies Operations;
