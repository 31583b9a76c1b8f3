import type { Action, Actor } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";
import { methodOf, receiptMethods } from "./method.ts";

const switched = (about: Action["about"], open: boolean): Action => ({
  about,
  takes: ["id"],
  now: (world) =>
    world
      .table(receiptMethods)
      .all()
      .filter((each) => each.open !== open)
      .map(({ id, name, legalCurrency }) => ({ send: { id }, summary: `${name.en} (${legalCurrency})` })),
  run: (world, fields) => {
    const { id, open: before } = methodOf(world, fields.text("id"));
    fields.done();
    if (before === open) throw refuse("orderStatusError", id);
    return world.table(receiptMethods).update(id, { open });
  },
});

export const operator: Partial<Actor> = {
  actions: {
    "close-receipt-method": switched(
      { en: "Nobody pays by this channel any more: 60030.", "zh-CN": "关闭收款渠道（60030）。" },
      false,
    ),
    "open-receipt-method": switched({ en: "A closed channel is offered again.", "zh-CN": "重新开放收款渠道。" }, true),
  },
};
