import { type OperationId, operations } from "@coffer/sdk/contract";
import { LedgerRefused } from "../ledger/refused.ts";
import { seedRandom } from "../world/random.ts";
import type { World, WorldRules } from "../world/world.ts";
import type { Actor } from "./actor.ts";
import type { ChainRecords } from "./chain-records.ts";
import type { Module } from "./define-module.ts";
import { exampleRefusal } from "./example-refusal.ts";
import { keptReplies, keptSecrets } from "./idempotency.ts";
import type { LifeCycle } from "./life-cycle.ts";
import type { MagicValue } from "./magic.ts";
import type { ModuleRoutes, Page, Provided } from "./provided.ts";
import { codeOf, type RefusalName } from "./refusal.ts";
import type { EngineRequest } from "./request.ts";
import type { ReviewQueue } from "./review-queue.ts";
import { type Scenario, TOPICS } from "./scenario.ts";
import type { AnyOperation, Service } from "./service.ts";
import { sharedActors } from "./shared-actors.ts";

/** All modules combined. */
export type Program = {
  readonly service: Service;
  readonly rules: WorldRules;
  /** In the contract, answered with 501 until a module serves it. */
  readonly notServed: readonly OperationId[];
  readonly actors: Readonly<Record<string, Actor>>;
  readonly reviewQueues: Readonly<Record<string, ReviewQueue>>;
  readonly chainRecords: Readonly<Record<string, ChainRecords>>;
  readonly magicValues: readonly MagicValue[];
  readonly scenarios: readonly Scenario[];
  readonly lifeCycles: readonly LifeCycle[];
  readonly seed: (world: World) => void;
  readonly pages: readonly Page[];
  /** Returns the world that a request's credential names, or null. */
  readonly worldOfCaller: (headers: EngineRequest["headers"]) => string | null;
  readonly controlRoutes: ModuleRoutes;
  readonly provided: Omit<Provided, "isAsset" | "endAccessToken" | "insufficient">;
};

/** Throws where two modules define the same name or need each other, so a mistake shows when the sandbox starts. */
export function composeProgram(unordered: readonly Module[]): Program {
  const modules = inOrder(unordered);
  const { isAsset, insufficient, endAccessToken, ...provided } = providedBy(modules);
  const credentials = modules.flatMap(({ credential }) => credential ?? []);
  const all = <Value>(what: string, of: (module: Module) => readonly (readonly [string, Value])[]) =>
    uniqueMap(what, modules.flatMap(of));
  const served = all<AnyOperation>("operation", ({ operations: own = {} }) => Object.entries(own));
  const tables = uniqueMap(
    "table",
    [keptReplies, keptSecrets, ...modules.flatMap((module) => module.tables ?? [])].map(
      (table) => [table.name, table] as const,
    ),
  );
  const dueTasks = all("due task", (module) => (module.dueTasks ?? []).map((task) => [task.kind, task]));
  const asked = new Map(
    [...all("asked refusal", (module) => Object.entries(module.askedRefusals ?? {}))].map(([name, of]) => [
      codeOf(name as RefusalName),
      of,
    ]),
  );
  const shared = {
    reviewQueues: Object.fromEntries(all("review queue", (module) => Object.entries(module.reviewQueues ?? {}))),
    chainRecords: Object.fromEntries(all("chain record", (module) => Object.entries(module.chainRecords ?? {}))),
  };
  const scenarios = all("scenario", (module) => (module.scenarios ?? []).map((each) => [each.name, each]));
  return {
    rules: {
      isAsset,
      tables,
      dueTasks,
      *prepare(world) {
        for (const { prepare } of modules) if (prepare) yield* prepare(world);
      },
    },
    service: {
      endAccessToken,
      authenticate: (world, operation, request) =>
        operation.auth === "none"
          ? null
          : (credentials.findLast(({ isIn }) => isIn(request.headers))?.authenticate(world, operation, request) ??
            null),
      operations: served as ReadonlyMap<OperationId, AnyOperation>,
      magicRefusal: (world, operation, input) => {
        for (const { magic } of modules) {
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
    actors: Object.fromEntries(actorsOf([...modules, { actors: sharedActors(shared) }])),
    ...shared,
    lifeCycles: modules.flatMap(({ lifeCycles }) => lifeCycles ?? []),
    magicValues: modules.flatMap(({ magic }) => magic?.values ?? []),
    scenarios: [...scenarios.values()].sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic)),
    seed: (world) => {
      for (const { name, seed } of modules) {
        // Each module's seed draws from its own randomness: adding a module doesn't change the rows of the others.
        world.random.state = seedRandom(`${world.seed} ${name}`);
        seed?.(world);
      }
      world.random.state = seedRandom(world.seed);
    },
    pages: modules.flatMap(({ pages }) => pages ?? []),
    worldOfCaller: (headers) => {
      for (const { worldOf } of credentials) {
        const world = worldOf(headers);
        if (world !== null) return world;
      }
      return null;
    },
    controlRoutes: Object.fromEntries(all("control call", (module) => Object.entries(module.controlRoutes ?? {}))),
    provided,
  };
}

const PROVIDED: { readonly [Name in keyof Provided]: true } = {
  isAsset: true,
  endAccessToken: true,
  formatAmount: true,
  insufficient: true,
  userIds: true,
  signIn: true,
  fileAddresses: true,
  webhooks: true,
};

/** Collects what modules provide. Throws where none or two provide the same. */
function providedBy(modules: readonly Module[]): Provided {
  const found = uniqueMap(
    "provided",
    modules.flatMap(({ provides = {} }) => Object.entries(provides)),
  );
  const missing = Object.keys(PROVIDED).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`No module provides ${missing.join(", ")}.`);
  return Object.fromEntries(found) as Provided;
}

function uniqueMap<Value>(what: string, entries: readonly (readonly [string, Value])[]): Map<string, Value> {
  const map = new Map(entries);
  if (map.size < entries.length) {
    const names = entries.map(([name]) => name);
    throw new Error(`Two modules have the ${what} ${names.find((name, at) => names.indexOf(name) < at)}.`);
  }
  return map;
}

/** In dependency order. */
function inOrder(modules: readonly Module[]): Module[] {
  const byName = uniqueMap(
    "name",
    modules.map((module) => [module.name, module] as const),
  );
  const ordered = new Set<Module>();
  const add = (module: Module, path: readonly string[]) => {
    if (ordered.has(module)) return;
    if (path.includes(module.name)) throw new Error(`Modules need each other: ${[...path, module.name].join(" → ")}.`);
    for (const name of module.needs) {
      const needed = byName.get(name);
      if (!needed) throw new Error(`${module.name} needs ${name}, and there is no such module.`);
      add(needed, [...path, module.name]);
    }
    ordered.add(module);
  };
  for (const module of modules) add(module, []);
  return [...ordered];
}

/** An actor's actions may come from several modules; one of them defines its name. */
function actorsOf(modules: readonly Pick<Module, "actors">[]): Map<string, Actor> {
  const parts = modules.flatMap(({ actors = {} }) => Object.entries(actors));
  const names = [...new Set(parts.map(([name]) => name))].sort();
  return new Map(
    names.map((name) => {
      const own = parts.filter(([each]) => each === name).map(([, part]) => part);
      const known = own.filter((part) => part.about !== undefined);
      const [{ title, about } = {}] = known;
      if (!title || !about || known.length > 1) throw new Error(`One module says who ${name} is, not ${known.length}.`);
      const actions = uniqueMap(
        `action of ${name}`,
        own.flatMap(({ actions = {} }) => Object.entries(actions)),
      );
      return [name, { title, about, actions: Object.fromEntries(actions) }];
    }),
  );
}
