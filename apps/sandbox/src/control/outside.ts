import type { ControlSchemas } from "../client/calls.ts";
import { isMagicAllowed } from "../core/magic.ts";
import { invalid } from "../core/refusal.ts";
import { program } from "../modules/program.ts";
import { isoOf } from "../world/clock.ts";
import type { ControlRoute, ControlRoutes } from "./call.ts";

const { actors, provided, reviewQueues } = program;

/** Returns a route that runs an actor's action; a failed action is rolled back. */
const drive =
  (name: string, action: string): ControlRoute<Readonly<Record<string, unknown>>> =>
  ({ world, fields }) => {
    const run = actors[name]?.actions[action]?.run;
    if (!run) throw invalid("action", "unknown", `${name} can't ${action}.`);
    return world.atomic(() => run(world, fields));
  };

const everyAction = Object.entries(actors).flatMap(([name, { actions }]) =>
  Object.keys(actions).map((action) => [`POST actors/${name}/${action}`, drive(name, action)] as const),
);

/** Actors outside the product, such as senders of coins and reviewers. */
export const outside: ControlRoutes = {
  *"GET actors"({ world, fields }) {
    fields.done();
    const items: ControlSchemas["Actor"][] = [];
    for (const [name, { title, about, actions }] of Object.entries(actors)) {
      const able: ControlSchemas["Actor"]["actions"][number][] = [];
      for (const [action, { about, takes, now }] of Object.entries(actions)) {
        able.push({ name: action, about, takes, now: now?.(world) ?? null });
        // Each action searches the records it applies to, which may be many.
        yield;
      }
      items.push({ name, title, about, actions: able });
    }
    return { items };
  },
  ...Object.fromEntries(everyAction),
  "GET magic": ({ world, fields }) => {
    fields.done();
    return { allowed: isMagicAllowed(world), items: program.magicValues };
  },
  "GET review": ({ world, fields, base }) => {
    fields.done();
    const items = Object.entries(reviewQueues).flatMap(([queue, { list }]) =>
      list(world).map(({ files = [], ...item }) => ({
        queue,
        ...item,
        since: isoOf(item.since),
        files: provided.fileAddresses(world, files, base),
      })),
    );
    const queues = Object.entries(reviewQueues).map(([name, { title }]) => ({ name, title }));
    return { queues, items };
  },
  // Short names of the most common actions.
  "POST chain/deposit": drive("chain", "deposit") as NonNullable<ControlRoutes["POST chain/deposit"]>,
  "POST chain/fail-withdrawal": drive("sender", "fail"),
  "POST review/decide": drive("reviewer", "decide"),
  "PUT market/network": drive("market", "network"),
  "PUT market/rate": drive("market", "rate"),
};
