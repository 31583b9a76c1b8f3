import type { Text } from "@coffer/errors";
import { RecordStatus } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { Fields } from "./fields.ts";
import { nameIn } from "./name-in.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** An action of an actor. */
export type Action = {
  readonly about: Text;
  /** The names of its fields; optional ones end with a question mark. */
  readonly takes: readonly string[];
  /**
   * The records that the action applies to now, each with the fields to send. A device's screen is listed below its
   * name, line by line. Omitted for an action that needs no record.
   */
  readonly now?: (world: World) => { readonly send: Readonly<Record<string, unknown>>; readonly summary: string }[];
  /** Runs in a transaction and returns the record. @throws a refusal if the record's status doesn't allow it */
  readonly run: (world: World, fields: Fields) => Readonly<Record<string, unknown>>;
};

/** A person or system outside the product, played by the user of the sandbox. */
export type Actor = {
  /** The console's name for it. */
  readonly title: Text;
  readonly about: Text;
  readonly actions: Readonly<Record<string, Action>>;
};

/** Builds refusal 60015 with the record's status and the statuses that allow the action. */
export function notFrom(id: string, status: RecordStatus, allowed: readonly RecordStatus[], what: string): Refusal {
  const from = allowed.map((each) => nameIn(RecordStatus, each)).join(" or ");
  return refuse("orderStatusError", `${id} is ${nameIn(RecordStatus, status)}; only what is ${from} can ${what}.`);
}
