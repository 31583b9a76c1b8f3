import type { Text } from "@coffer/errors";
import type { World } from "../world/world.ts";

export type Decision = "approve" | "reject";
export type ReviewItem = {
  id: string;
  uid: string;
  since: number;
  summary: string;
  /** Pictures that were handed in, by their file ids. */
  files?: readonly string[];
};

/** What a reviewer decides, driven by the console or, where a module schedules it, by the clock. */
export type ReviewQueue = {
  /** What the console calls it. */
  readonly title: Text;
  /** Waiting now, oldest first. */
  readonly list: (world: World) => ReviewItem[];
  /** Throws a refusal when the item isn't waiting. */
  readonly decide: (world: World, id: string, decision: Decision, reason: string | null) => void;
};
