import type { ControlOutput, ControlSchemas } from "../../client/control-client.ts";

/** The control API's replies that the console shows. */
export type InboxMessage = ControlSchemas["Message"];
export type LoggedRow = ControlSchemas["LoggedRow"];
export type LoggedRequest = ControlSchemas["LoggedRequest"];
export type Replayed = ControlSchemas["Replayed"];
export type Review = ControlOutput<"GET", "review">["items"][number];
export type ActorShown = ControlSchemas["Actor"];
export type ActorAction = ActorShown["actions"][number];
export type ScenarioShown = ControlSchemas["Scenario"];
export type WorldListed = ControlSchemas["ListedWorld"];
export type Books = ControlOutput<"GET", "books">;
export type AccountShown = ControlSchemas["LedgerAccount"];
export type EntryShown = ControlSchemas["LedgerEntry"];
export type StatementLine = ControlSchemas["StatementLine"];
export type Transaction = ControlSchemas["Transaction"];
export type UserShown = ControlSchemas["User"];
export type CoveredOperation = ControlSchemas["Coverage"]["items"][number];
export type CoveredCode = CoveredOperation["codes"][number];
