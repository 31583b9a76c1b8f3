import { reviewQueues } from "../actors/review-queues.ts";
import { isMagicAllowed } from "../outcomes/magic.ts";
import { magicList } from "../outcomes/magic-list.ts";
import { invalid } from "../refusal.ts";
import { isoOf } from "../world/clock.ts";
import { actors } from "./actors/actors.ts";
import type { ControlRoute, ControlRoutes } from "./call.ts";

/** Has an actor do something, all of it or nothing. */
const drive =
  (name: string, action: string): ControlRoute =>
  ({ world, fields }) => {
    const run = actors[name]?.actions[action]?.run;
    if (!run) throw invalid("action", "unknown", `${name} can't ${action}.`);
    return world.atomic(() => run(world, fields));
  };

const everyAction = Object.entries(actors).flatMap(([name, { actions }]) =>
  Object.keys(actions).map((action) => [`POST actors/${name}/${action}`, drive(name, action)] as const),
);

/** The people and machines outside the product: who sends coins, who reviews. */
export const outside: ControlRoutes = {
  "GET actors": ({ world, fields }) => {
    fields.done();
    const items = Object.entries(actors).map(([name, { about, actions }]) => ({
      name,
      about,
      actions: Object.entries(actions).map(([action, { about, takes, now }]) => ({
        name: action,
        about,
        takes,
        now: now?.(world) ?? null,
      })),
    }));
    return { items };
  },
  ...Object.fromEntries(everyAction),
  "GET magic": ({ world, fields }) => {
    fields.done();
    return { allowed: isMagicAllowed(world), items: magicList() };
  },
  "GET review": ({ world, fields }) => {
    fields.done();
    const items = Object.entries(reviewQueues).flatMap(([queue, { list }]) =>
      list(world).map((item) => ({ queue, ...item, since: isoOf(item.since) })),
    );
    return { queues: Object.keys(reviewQueues), items };
  },
  // Shorter names of what is done most.
  "POST chain/deposit": drive("chain", "deposit"),
  "POST chain/fail-withdrawal": drive("sender", "fail"),
  "POST review/decide": drive("reviewer", "decide"),
  "PUT market/network": drive("market", "network"),
  "PUT market/rate": drive("market", "rate"),
};
