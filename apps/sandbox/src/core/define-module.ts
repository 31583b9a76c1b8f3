import type { OperationId } from "@coffer/sdk/contract";
import type { TimeSliced } from "../state/time-slices.ts";
import type { DueTask } from "../world/due-task.ts";
import type { AnyTableSpec } from "../world/table.ts";
import type { World } from "../world/world.ts";
import type { Actor } from "./actor.ts";
import type { ChainRecords } from "./chain-records.ts";
import type { LifeCycle } from "./life-cycle.ts";
import type { Magic } from "./magic.ts";
import type { Credential, ModuleRoutes, Page, Provided } from "./provided.ts";
import type { Refusal, RefusalName } from "./refusal.ts";
import type { ReviewQueue } from "./review-queue.ts";
import type { Scenario } from "./scenario.ts";
import type { AnyOperation } from "./service.ts";

/** All that belongs to one part of the product. `gen` collects every folder's `module.ts`; nothing registers itself. */
export type Module = {
  /** The folder's name. */
  readonly name: string;
  /** The modules it imports from, each through its `exports.ts`. No two need each other, over whatever detours. */
  readonly needs: readonly string[];
  readonly operations?: Readonly<Partial<Record<OperationId, AnyOperation>>>;
  readonly tables?: readonly AnyTableSpec[];
  /** Tasks that run when time passes. */
  readonly dueTasks?: readonly DueTask[];
  /** Its actions of actors outside the product. Modules may share an actor; one of them defines its name. */
  readonly actors?: Readonly<Record<string, Partial<Actor>>>;
  /** The life cycles of its records. */
  readonly lifeCycles?: readonly LifeCycle[];
  readonly reviewQueues?: Readonly<Record<string, ReviewQueue>>;
  readonly chainRecords?: Readonly<Record<string, ChainRecords>>;
  readonly magic?: Magic;
  /** The refusal answered to `X-Sandbox-Outcome`, where the real one carries an amount or a time. */
  readonly askedRefusals?: Readonly<Partial<Record<RefusalName, (world: World) => Refusal>>>;
  /** The rows of every new world; modules it needs are seeded first. */
  readonly seed?: (world: World) => void;
  readonly scenarios?: readonly Scenario[];
  /** Pages and files it serves beside the contract's operations. */
  readonly pages?: readonly Page[];
  /** A way to prove who calls. That of a module comes before those of the modules it needs. */
  readonly credential?: Credential;
  /** Its calls of the control API. */
  readonly controlRoutes?: ModuleRoutes;
  /** What the engine and the control API need from exactly one module. */
  readonly provides?: Partial<Provided>;
  /** Builds indexes ahead that the first read of a long history would build slowly. */
  readonly prepare?: (world: World) => TimeSliced<void>;
};

export const defineModule = (module: Module): Module => module;
