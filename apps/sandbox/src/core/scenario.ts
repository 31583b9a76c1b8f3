import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { Context } from "./context.ts";
import type { FaultRule } from "./faults.ts";

/** What a scenario's story works with: a world of its own, and everybody who can act in it. */
export type Stage = {
  readonly world: World;
  /** The moment the story must end at, or before. */
  readonly now: number;
  /** Calls an operation in a transaction, without HTTP and encryption. */
  readonly perform: (operation: OperationId, context: Context, input: unknown) => unknown;
  /** Runs an actor's action, as the control API does. */
  readonly act: (actor: string, action: string, fields: Record<string, unknown>) => unknown;
};

/** In the order lists show them. */
export const TOPICS = ["people", "money", "waiting", "refusals", "content", "faults"] as const;

/** A named state of the world to build a screen against. Its story reaches it by operations and actors only. */
export type Scenario = {
  readonly name: string;
  readonly topic: (typeof TOPICS)[number];
  readonly title: Text;
  readonly about: Text;
  /** How long before now its story begins, so that it ends now; most take no time. */
  readonly begins?: number;
  readonly apply: (stage: Stage) => void;
  /** Fault rules that are active while the scenario is. */
  readonly faults?: readonly FaultRule[];
};

/** One whose story takes time. */
export const storyOf = (
  name: string,
  topic: Scenario["topic"],
  title: Text,
  about: Text,
  begins: number,
  apply: Scenario["apply"],
): Scenario => ({ name, topic, title, about, begins, apply });

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
