import type { Text } from "@coffer/errors";
import { RecordStatus } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { Fields } from "./fields.ts";
import { nameIn } from "./name-in.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** One thing an actor can be told to do. */
export type Action = {
  readonly about: Text;
  /** Its fields, the optional ones with a question mark. */
  readonly takes: readonly string[];
  /**
   * The records the action applies to now, each with the fields to send. What a device shows stands below its name, line by
   * line. Left out for an action that needs no record.
   */
  readonly now?: (world: World) => { readonly send: Readonly<Record<string, unknown>>; readonly summary: string }[];
  /** Runs in a transaction and answers the record. Throws a refusal where the record's status doesn't allow it. */
  readonly run: (world: World, fields: Fields) => Readonly<Record<string, unknown>>;
};

/** Somebody or something outside the product, played by whoever drives the sandbox. */
export type Actor = {
  /** What the console calls it. */
  readonly title: Text;
  readonly about: Text;
  readonly actions: Readonly<Record<string, Action>>;
};

/** 60015, with the record's status and the statuses that allow the action. */
export function notFrom(id: string, status: RecordStatus, allowed: readonly RecordStatus[], what: string): Refusal {
  const from = allowed.map((each) => nameIn(RecordStatus, each)).join(" or ");
  return refuse("orderStatusError", `${id} is ${nameIn(RecordStatus, status)}; only what is ${from} can ${what}.`);
}
