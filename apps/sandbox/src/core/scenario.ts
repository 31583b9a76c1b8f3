import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { Context } from "./context.ts";
import type { FaultRule } from "./faults.ts";

/** The context of a scenario's story: its own world and everyone who can act in it. */
export type Stage = {
  readonly world: World;
  /** The latest moment at which the story may end. */
  readonly now: number;
  /** Calls an operation in a transaction, without HTTP and encryption. */
  readonly perform: (operation: OperationId, context: Context, input: unknown) => unknown;
  /** Runs an actor's action, as the control API does. */
  readonly act: (actor: string, action: string, fields: Record<string, unknown>) => unknown;
};

/** In the order of lists. */
export const TOPICS = ["people", "money", "waiting", "refusals", "content", "faults"] as const;

/** A named state of the world to build a screen against. Its story reaches it only by operations and actors. */
export type Scenario = {
  readonly name: string;
  readonly topic: (typeof TOPICS)[number];
  readonly title: Text;
  readonly about: Text;
  /** How long before now the story begins, so that it ends now. Most stories take no time. */
  readonly begins?: number;
  readonly apply: (stage: Stage) => void;
  /** Fault rules that are active during the scenario. */
  readonly faults?: readonly FaultRule[];
};

/** Defines a scenario whose story takes time. */
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
