import type { Actor } from "../../core/actor.ts";
import { invalid } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { takeAnswer } from "./attempt.ts";
import { type Delivery, deliveries, runsIn } from "./delivery.ts";
import { webhooks } from "./webhook.ts";

const openIn = (world: World): Delivery[] =>
  world
    .table(webhooks)
    .all()
    .flatMap(({ id }) => runsIn(world, id, "open"))
    .flatMap((run) => Array.from({ length: run.length }, (_, at) => run.at(at) as Delivery));

const OK = 204;
/** A merchant's program that receives webhooks, for a sandbox without a network. */
export const receiver: Actor = {
  title: { en: "Webhook receiver", "zh-CN": "Webhook 接收端" },
  about: {
    en: "A merchant's program that events are sent to. Played here only where the sandbox doesn't send over a network.",
    "zh-CN": "接收事件的商户程序。仅在沙盒不经网络推送时才在此扮演。",
  },
  actions: {
    answer: {
      about: {
        en: "Answers a delivery with an HTTP status, 204 when none is given.",
        "zh-CN": "以 HTTP 状态码应答一次推送，默认 204。",
      },
      takes: ["id", "status?"],
      now: (world) =>
        openIn(world).map(({ id, webhookId, attemptCount }) => ({
          send: { id },
          summary: `${id} to ${webhookId}, attempt ${attemptCount}`,
        })),
      run: (world, fields) => {
        const id = fields.text("id");
        const status = fields.optionalInteger("status") ?? OK;
        fields.done();
        if (status < 200 || status > 599) throw invalid("status", "range", "200 to 599.");
        const delivery = world.table(deliveries).get(id);
        if (delivery?.step !== "open")
          throw invalid("id", "unknown", "No delivery of this id waits for an answer here.");
        takeAnswer(world, { id, attempt: delivery.attemptCount }, { status });
        return world.table(deliveries).get(id) ?? delivery;
      },
    },
  },
};
