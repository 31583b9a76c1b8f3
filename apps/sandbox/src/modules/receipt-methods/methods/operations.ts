import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { coins } from "../../assets/coins/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { inOrder } from "../../cash/channels/exports.ts";
import { receiptDetails } from "./detail.ts";
import { formOf } from "./forms.ts";
import { methodOf, openMethod, receiptMethods } from "./method.ts";
import { removeDetail, saveDetail } from "./save.ts";
import { detailView, methodView } from "./view.ts";

export const operations = {
  getReceiptMethodList: ({ world, language }, { legalCurrency }) => {
    if (legalCurrency !== undefined) checkFiat(world, legalCurrency);
    const all = world.table(receiptMethods).all();
    const those = all.filter((each) => (legalCurrency ?? each.legalCurrency) === each.legalCurrency);
    return { items: those.map((each) => methodView(each, language)) };
  },
  getReceiptMethodForm: ({ world }, { receiptMethodId }) => ({
    receiptMethodId,
    fields: inOrder(formOf(openMethod(world, receiptMethodId).id)),
  }),
  getUserReceiptMethodInfoList: ({ world, user, language }, { legalCurrency }) => ({
    items: world
      .table(receiptDetails)
      .find("uid", user.uid)
      .filter(({ methodId }) => [undefined, methodOf(world, methodId).legalCurrency].includes(legalCurrency))
      .map((each) => detailView(world, each, language))
      .reverse(),
  }),
  createUserReceiptMethodInfo: ({ world, user, language }, input) =>
    detailView(world, saveDetail(world, user, input), language),
  deleteUserReceiptMethodInfoDetail: ({ world, user }, { id, verification }) => {
    removeDetail(world, user, id, verification);
    return { userReceiptMethodInfoDetailId: id };
  },
} satisfies Operations;

/** @throws 40001 */
function checkFiat(world: World, currency: string): void {
  if (world.table(coins).get(currency)?.kind !== "fiat") throw refuse("unsupportedCurrency", currency);
}
