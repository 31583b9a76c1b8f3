import { type ReviewQueue, reviewQueues } from "../actors/review-queues.ts";
import { networkOf } from "../domain/coins/amounts.ts";

import { depositAddressOf } from "../domain/deposit/deposit-address.ts";
import { startDeposit } from "../domain/deposit/start-deposit.ts";
import { invalid } from "../refusal.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlCall, ControlRoutes } from "./call.ts";
import { userIn } from "./people.ts";

/** The people and machines outside the product: who sends coins, who reviews. */
export const outside: ControlRoutes = {
  "POST chain/deposit": ({ world, fields }) => {
    const sent = { coin: fields.text("coin"), network: fields.text("network"), amount: fields.text("amount") };
    return world.atomic(() => {
      const to = addressIn(world, fields, sent);
      fields.done();
      return startDeposit(world, { ...sent, ...to });
    });
  },
  "GET review": ({ world, fields }) => {
    fields.done();
    const items = Object.entries(reviewQueues).flatMap(([queue, { list }]) =>
      list(world).map((item) => ({ queue, ...item, since: isoOf(item.since) })),
    );
    return { queues: Object.keys(reviewQueues), items };
  },
  "POST review/decide": ({ world, fields }) => {
    const names = Object.keys(reviewQueues);
    const queue = reviewQueues[fields.oneOf("queue", names)] as ReviewQueue;
    const id = fields.text("id");
    const decision = fields.oneOf("decision", ["approve", "reject"]);
    const reason = fields.optionalText("reason") ?? null;
    fields.done();
    world.atomic(() => queue.decide(world, id, decision, reason));
    return { id, decision };
  },
};

/** The address in the call, or the one of the user it names. */
function addressIn(world: World, fields: ControlCall["fields"], { coin, network }: { coin: string; network: string }) {
  const address = fields.optionalText("address");
  const tag = fields.optionalText("tag");
  if (address !== undefined) return { address, tag: tag ?? null };
  if (tag !== undefined) throw invalid("address", "required", "A tag needs its address.");
  const own = depositAddressOf(world, userIn(world, fields).uid, networkOf(world, coin, network));
  return { address: own.address, tag: own.tag };
}
