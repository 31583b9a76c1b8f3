import { SubMerchantStatus } from "@coffer/sdk/contract";
import { contains, readList, spanOf } from "../../assets/records/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { users } from "../../auth/user/exports.ts";
import { actingFor, type Cashier, cashierFor, cashiers, cashierView } from "./cashier.ts";
import { changeCashier, resetPassword, switchCashier } from "./change.ts";
import { hire } from "./hire.ts";

export const operations = {
  getSubMerchantList: ({ world, user }, input) => {
    const { merchant, cashier } = actingFor(world, user);
    const table = world.table(cashiers);
    const { Status, Keyword } = input;
    const emailOf = ({ uid }: Cashier) => world.table(users).get(uid)?.emailAddress ?? null;
    const own = cashier ? [cashier] : table.find("merchantUid", merchant.uid);
    const rows = own.filter(
      (each) =>
        (Status?.includes(each.status) ?? true) && contains(Keyword, each.userName, each.contactName, emailOf(each)),
    );
    const createdAt = (each: Cashier) => each.createdAt;
    const reading = {
      by: { time: createdAt, createdAt, userName: ({ nameKey }: Cashier) => nameKey },
      order: ({ id }: Cashier) => table.orderOf(id),
      within: spanOf(input),
    };
    const sorting = { ...input, Sorting: input.Sorting ?? "createdAt desc" };
    return readList(rows, sorting, reading, (each) => cashierView(world, each));
  },
  getSubMerchant: ({ world, user }, { id }) => cashierView(world, cashierFor(world, actingFor(world, user), id)),
  createSubMerchant: ({ world, user }, input) => cashierView(world, hire(world, user, input)),
  updateSubMerchant: ({ world, user }, input) =>
    cashierView(world, changeCashier(world, cashierFor(world, actingFor(world, user), input.id), input)),
  resetSubMerchantPassword: ({ world, user }, input) => {
    resetPassword(world, user, cashierFor(world, actingFor(world, user), input.id), input);
    return { id: input.id };
  },
  activeSubMerchant: ({ world, user }, { id }) => {
    switchCashier(world, cashierFor(world, actingFor(world, user), id), SubMerchantStatus.active);
    return { id };
  },
  inActiveSubMerchant: ({ world, user }, { id }) => {
    switchCashier(world, cashierFor(world, actingFor(world, user), id), SubMerchantStatus.inactive);
    return { id };
  },
} satisfies Operations;
