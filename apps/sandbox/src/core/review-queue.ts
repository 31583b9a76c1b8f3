import type { Text } from "@coffer/errors";
import type { World } from "../world/world.ts";

export type Decision = "approve" | "reject";
export type ReviewItem = {
  id: string;
  uid: string;
  since: number;
  summary: string;
  /** The file ids of uploaded pictures. */
  files?: readonly string[];
};

/** What a reviewer decides, driven by the console or, where a module schedules it, by the clock. */
export type ReviewQueue = {
  /** The console's name for it. */
  readonly title: Text;
  /** Returns the pending items, oldest first. */
  readonly list: (world: World) => ReviewItem[];
  /** Decides an item. @throws a refusal if the item isn't pending */
  readonly decide: (world: World, id: string, decision: Decision, reason: string | null) => void;
};
