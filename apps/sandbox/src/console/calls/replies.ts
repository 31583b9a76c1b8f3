import type { Text } from "@coffer/errors";
import type { ReviewItem } from "../../area/review-queue.ts";
import type { Network } from "../../areas/coins/exports.ts";
import type { Deposit } from "../../areas/deposit/exports.ts";
import type { Message } from "../../areas/inbox/exports.ts";
import type { Transaction } from "../../control/chain.ts";
import type { EntryShown } from "../../control/money-shown.ts";
import type { UserShown } from "../../control/users.ts";
import type { FaultPlan } from "../../engine/faults.ts";
import type { LogRow, ShownEntry } from "../../engine/log.ts";
import type { Audited } from "../../world/change.ts";
import type { Settings, WorldState } from "../../world/world.ts";
import type { WorldLimits } from "../../world/world-limits.ts";
import type { WorldDiff } from "../../world-file/diff.ts";
import type { SignedIn } from "../places.tsx";

/** The control API's JSON has ISO 8601 where the engine has milliseconds. */
type Iso<Row, Time extends keyof Row> = Omit<Row, Time> & Record<Time, string>;
type Items<Item> = { items: Item[] };

export type { EntryShown, Transaction, UserShown };
export type InboxMessage = Iso<Message, "at">;
export type LoggedRow = Iso<LogRow, "at">;
export type LoggedRequest = Iso<ShownEntry, "at"> & {
  body: string | null;
  contentType: string | null;
  idempotencyKey: string | null;
  outcome: string | null;
  signedIn: boolean;
  canReplay: boolean;
  replayOf: string | null;
  postings: EntryShown[];
};
type Answer = { requestId: string; status: number; code: number | null; reply: string };
export type Replayed = { first: Answer; again: Answer; idempotencyHit: boolean; same: boolean };

export type Review = { queue: string } & Iso<ReviewItem, "since">;
export type ActorAction = {
  name: string;
  about: Text;
  takes: string[];
  now: { send: Record<string, unknown>; summary: string }[] | null;
};
export type ActorShown = { name: string; title: Text; about: Text; actions: ActorAction[] };
export type ScenarioShown = { name: string; title: Text; about: Text };

export type Due = { at: string; kind: string; payload: Record<string, unknown> };
export type ClockShown = { now: string; mode: "frozen" | "live"; speed?: number; due: Due[]; dueCount: number };
export type WorldShown = {
  id: string;
  seed: string;
  now: string;
  mode: ClockShown["mode"];
  startedAt: string;
  requests: number;
  entries: number;
};

/** Of a world that was saved and not asked for since, only the name is known. */
export type WorldListed = { id: string; owner: string | null; expiresAt: string | null } & (
  | { loaded: false }
  | ({ loaded: true } & WorldShown)
);

export type Books = {
  balanced: boolean;
  currencies: { currency: string; sum: string; balanced: boolean }[];
  findings: string[];
  entries: number;
};
export type AccountShown = {
  account: string;
  uid: string | null;
  name: string;
  currency: string;
  balance: string;
  available: string;
  held: string;
};
export type StatementLine = {
  entry: EntryShown;
  change: string;
  heldChange: string;
  balanceAfter: string;
  heldAfter: string;
};

export type CoveredCode = { code: number; name: string | null; named: boolean; seen: number };
export type CoveredOperation = {
  operationId: string;
  group: string;
  method: string;
  path: string;
  served: boolean;
  calls: number;
  codes: CoveredCode[];
};
export type Coverage = Items<CoveredOperation> & {
  served: number;
  called: number;
  total: number;
  codes: { named: number; seen: number };
};

/** What is read, by its call. */
export type Reads = {
  clock: ClockShown;
  world: WorldShown & { settings: Settings; hash: string };
  worlds: Items<WorldListed> & { limits: WorldLimits };
  audit: Items<Audited>;
  books: Books;
  "books/accounts": Items<AccountShown>;
  "books/statement": AccountShown & Items<StatementLine> & { totalCount: number };
  "worlds/diff": WorldDiff;
  inbox: Items<InboxMessage>;
  users: Items<UserShown> & { totalCount: number; password: string; fundPassword: string };
  "chain/networks": Items<Network>;
  "chain/transactions": Items<Transaction>;
  review: Items<Review> & { queues: { name: string; title: Text }[] };
  actors: Items<ActorShown>;
  scenarios: Items<ScenarioShown>;
  faults: FaultPlan;
  log: Items<LoggedRow>;
  "log/entry": LoggedRequest;
  coverage: Coverage;
};

/** What is done: what it takes, and what it answers. */
export type Acts = {
  "POST clock/advance": [{ ms: number } | { to: string }, ClockShown];
  "POST clock/run-due": [object, ClockShown];
  "POST clock/freeze": [object, ClockShown];
  "POST clock/live": [{ speed?: number }, ClockShown];
  "POST reset": [object, WorldShown];
  "PUT settings": [Partial<Settings>, Settings];
  "POST snapshot": [WorldState, WorldShown];
  "POST worlds": [{ id: string }, WorldShown];
  "POST worlds/fork": [{ id: string }, WorldShown];
  "POST worlds/import": [{ id: string; file: unknown }, WorldShown];
  "DELETE worlds": [{ id: string }, { deleted: string }];
  "POST chain/deposit": [{ uid: string; coin: string; network: string; amount: string }, Deposit];
  "POST review/decide": [{ queue: string; id: string; decision: "approve" | "reject"; reason?: string }, object];
  "POST personas/sign-in": [{ uid: string }, SignedIn];
  "POST scenario": [{ name: string }, object];
  "PUT faults": [FaultPlan, FaultPlan];
  "POST log/replay": [{ requestId: string; key: "same" | "new" }, Replayed];
  "DELETE log": [object, object];
};
