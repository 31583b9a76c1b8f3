import { type ReviewQueue, reviewQueues } from "../../actors/review-queues.ts";
import { Refusal, refuse } from "../../refusal.ts";
import type { Actor } from "./actor.ts";

const names = Object.keys(reviewQueues);

export const reviewer: Actor = {
  about: {
    en: "Who decides on identities, merchants and large withdrawals.",
    "zh-CN": "审核身份、商户申请和大额提现的人员。",
  },
  actions: {
    decide: {
      about: { en: "Lets it through, or turns it down with a reason.", "zh-CN": "通过，或附理由拒绝。" },
      takes: ["queue", "id", "decision", "reason?"],
      now: (world) =>
        Object.entries(reviewQueues).flatMap(([queue, { list }]) =>
          list(world).map(({ id, summary }) => ({ send: { queue, id }, summary })),
        ),
      run: (world, fields) => {
        const name = fields.oneOf("queue", names);
        const queue = reviewQueues[name] as ReviewQueue;
        const id = fields.text("id");
        const decision = fields.oneOf("decision", ["approve", "reject"]);
        const reason = fields.optionalText("reason") ?? null;
        fields.done();
        const isWaiting = queue.list(world).some((item) => item.id === id);
        try {
          queue.decide(world, id, decision, reason);
        } catch (error) {
          if (isWaiting || !(error instanceof Refusal)) throw error;
          throw refuse(error.code, `${id} doesn't wait in the ${name} queue.`);
        }
        return { id, decision };
      },
    },
  },
};
