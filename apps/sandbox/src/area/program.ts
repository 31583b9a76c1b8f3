import { type OperationId, operations } from "@coffer/sdk/contract";
import { keptReplies, keptSecrets } from "../engine/idempotency.ts";

import { codeOf, type Refusal, type RefusalName } from "../engine/refusal.ts";

import type { AnyOperation, Service } from "../engine/service.ts";
import { LedgerRefused } from "../ledger/refused.ts";
import { seedRandom } from "../world/random.ts";
import type { World, WorldRules } from "../world/world.ts";
import type { Actor } from "./actor.ts";
import type { ChainRecords } from "./chain-records.ts";
import type { Area } from "./define-area.ts";
import { exampleRefusal } from "./example-refusal.ts";
import type { LifeCycle } from "./life-cycle.ts";
import type { MagicValue } from "./magic.ts";
import type { ReviewQueue } from "./review-queue.ts";
import { type Scenario, TOPICS } from "./scenario.ts";
import { sharedActors } from "./shared-actors.ts";

/** All areas combined. */
export type Program = {
  readonly service: Service;
  readonly rules: WorldRules;
  /** In the contract, answered with 501 until an area serves it. */
  readonly notServed: readonly OperationId[];
  readonly actors: Readonly<Record<string, Actor>>;
  readonly reviewQueues: Readonly<Record<string, ReviewQueue>>;
  readonly chainRecords: Readonly<Record<string, ChainRecords>>;
  readonly magicValues: readonly MagicValue[];
  readonly scenarios: readonly Scenario[];
  readonly lifeCycles: readonly LifeCycle[];
  readonly seed: (world: World) => void;
};
/** Hooks that exactly one area provides. */
type Ground = Pick<WorldRules, "isAsset"> &
  Pick<Service, "authenticate" | "endAccessToken"> & {
    /** The refusal where an account doesn't cover what was asked of it. */
    readonly insufficient: (world: World, account: string) => Refusal;
  };

/** Throws where two areas define the same name or need each other, so a mistake shows when the sandbox starts. */
export function composeProgram(unordered: readonly Area[], { isAsset, insufficient, ...access }: Ground): Program {
  const areas = inOrder(unordered);
  const all = <Value>(what: string, of: (area: Area) => readonly (readonly [string, Value])[]) =>
    uniqueMap(what, areas.flatMap(of));
  const served = all<AnyOperation>("operation", ({ operations: own = {} }) => Object.entries(own));
  const tables = uniqueMap(
    "table",
    [keptReplies, keptSecrets, ...areas.flatMap((area) => area.tables ?? [])].map(
      (table) => [table.name, table] as const,
    ),
  );
  const dueTasks = all("due task", (area) => (area.dueTasks ?? []).map((task) => [task.kind, task]));
  const asked = new Map(
    [...all("asked refusal", (area) => Object.entries(area.askedRefusals ?? {}))].map(([name, of]) => [
      codeOf(name as RefusalName),
      of,
    ]),
  );
  const shared = {
    reviewQueues: Object.fromEntries(all("review queue", (area) => Object.entries(area.reviewQueues ?? {}))),
    chainRecords: Object.fromEntries(all("chain record", (area) => Object.entries(area.chainRecords ?? {}))),
  };
  const scenarios = all("scenario", (area) => (area.scenarios ?? []).map((each) => [each.name, each]));
  return {
    rules: {
      isAsset,
      tables,
      dueTasks,
      *prepare(world) {
        for (const { prepare } of areas) if (prepare) yield* prepare(world);
      },
    },
    service: {
      ...access,
      operations: served as ReadonlyMap<OperationId, AnyOperation>,
      magicRefusal: (world, operation, input) => {
        for (const { magic } of areas) {
          const code = magic?.refusal?.(world, operation, input) ?? null;
          if (code !== null) return code;
        }
        return null;
      },
      askedRefusal: (world, code) => asked.get(code)?.(world) ?? exampleRefusal(world, code),
      refusalOf: (world, error) =>
        error instanceof LedgerRefused && error.reason === "insufficient" && error.account !== null
          ? insufficient(world, error.account)
          : null,
    },
    notServed: (Object.keys(operations) as OperationId[]).filter((id) => !served.has(id)),
    actors: Object.fromEntries(actorsOf([...areas, { actors: sharedActors(shared) }])),
    ...shared,
    lifeCycles: areas.flatMap(({ lifeCycles }) => lifeCycles ?? []),
    magicValues: areas.flatMap(({ magic }) => magic?.values ?? []),
    scenarios: [...scenarios.values()].sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic)),
    seed: (world) => {
      for (const { name, seed } of areas) {
        // Each area's seed draws from its own randomness: adding an area doesn't change the rows of the others.
        world.random.state = seedRandom(`${world.seed} ${name}`);
        seed?.(world);
      }
      world.random.state = seedRandom(world.seed);
    },
  };
}

function uniqueMap<Value>(what: string, entries: readonly (readonly [string, Value])[]): Map<string, Value> {
  const map = new Map(entries);
  if (map.size < entries.length) {
    const names = entries.map(([name]) => name);
    throw new Error(`Two areas have the ${what} ${names.find((name, at) => names.indexOf(name) < at)}.`);
  }
  return map;
}

/** In dependency order. */
function inOrder(areas: readonly Area[]): Area[] {
  const byName = uniqueMap(
    "name",
    areas.map((area) => [area.name, area] as const),
  );
  const ordered = new Set<Area>();
  const add = (area: Area, path: readonly string[]) => {
    if (ordered.has(area)) return;
    if (path.includes(area.name)) throw new Error(`Areas need each other: ${[...path, area.name].join(" → ")}.`);
    for (const name of area.needs) {
      const needed = byName.get(name);
      if (!needed) throw new Error(`${area.name} needs ${name}, and there is no such area.`);
      add(needed, [...path, area.name]);
    }
    ordered.add(area);
  };
  for (const area of areas) add(area, []);
  return [...ordered];
}

/** An actor's actions may come from several areas; one of them defines its name. */
function actorsOf(areas: readonly Pick<Area, "actors">[]): Map<string, Actor> {
  const parts = areas.flatMap(({ actors = {} }) => Object.entries(actors));
  const names = [...new Set(parts.map(([name]) => name))].sort();
  return new Map(
    names.map((name) => {
      const own = parts.filter(([each]) => each === name).map(([, part]) => part);
      const known = own.filter((part) => part.about !== undefined);
      const [{ title, about } = {}] = known;
      if (!title || !about || known.length > 1) throw new Error(`One area says who ${name} is, not ${known.length}.`);
      const actions = uniqueMap(
        `action of ${name}`,
        own.flatMap(({ actions = {} }) => Object.entries(actions)),
      );
      return [name, { title, about, actions: Object.fromEntries(actions) }];
    }),
  );
}
