import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import type { Context } from "../engine/context.ts";
import type { FaultRule } from "../engine/faults.ts";
import type { World } from "../world/world.ts";

/** Where a story happens: a world of its own, with everybody in it who can act. */
export type Stage = {
  readonly world: World;
  /** The moment the story must end at, or before. */
  readonly now: number;
  /** A call of the contract, all of it or nothing; the wire and its encryption left out. */
  readonly perform: (operation: OperationId, context: Context, input: unknown) => unknown;
  /** Somebody outside the product does something, as the control API has them do it. */
  readonly act: (actor: string, action: string, fields: Record<string, unknown>) => unknown;
};

/** In the order lists show them. */
export const TOPICS = ["people", "money", "waiting", "refusals", "content", "faults"] as const;

/** A situation to build a screen against, by name. What it needs is done as people do it: by operations and actors. */
export type Scenario = {
  readonly name: string;
  readonly topic: (typeof TOPICS)[number];
  readonly title: Text;
  readonly about: Text;
  /** How long before now its story begins, so that it ends now; most take no time. */
  readonly begins?: number;
  readonly apply: (stage: Stage) => void;
  /** What goes wrong on purpose while it is on. */
  readonly faults?: readonly FaultRule[];
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
