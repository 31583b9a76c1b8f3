import { fitsFilter, readList, recordReading } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { applyWithdrawal, confirmWithdrawal } from "./apply.ts";

import { cancelWithdrawal } from "./life.ts";
import { requestView, withdrawalDetail, withdrawalView } from "./view.ts";
import { ownWithdrawal, withdrawals } from "./withdrawal.ts";

export const operations = {
  applyTransactionOut: ({ world, user, key }, input) => requestView(world, applyWithdrawal(world, user, input, key)),
  confirmTransactionOut: ({ world, user, language }, input) =>
    withdrawalDetail(
      world,
      confirmWithdrawal(
        world,
        user,
        ownWithdrawal(user.uid, world.table(withdrawals).one("rid", input.rid)),
        input.verification,
      ),
      language,
    ),
  cancelApplyTransactionOut: ({ world, user, language }, input) =>
    withdrawalDetail(
      world,
      cancelWithdrawal(world, ownWithdrawal(user.uid, world.table(withdrawals).get(input.id))),
      language,
    ),
  getListByCoinTransactionOut: ({ world, user, language }, input) => {
    const table = world.table(withdrawals);
    const reading = recordReading(input, (id) => table.orderOf(id));
    const fits = fitsFilter(input);
    const own = (field: string) => table.runs("uid", user.uid, field, (row) => row.wallet === "main" && fits(row));
    const page = readList(own, input, reading, (row) => withdrawalView(world, row, language));
    return { ...page, serverTime: world.clock.iso() };
  },
  getCoinTransactionOut: ({ world, user, language }, { id }) =>
    withdrawalDetail(world, ownWithdrawal(user.uid, world.table(withdrawals).get(id)), language),
} satisfies Operations;
