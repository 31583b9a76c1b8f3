import type { ReviewItem } from "../../actors/review-queues.ts";
import type { Transaction } from "../../control/chain.ts";
import type { UserShown } from "../../control/users.ts";
import type { Network } from "../../domain/coins/coin.ts";
import type { Deposit } from "../../domain/deposit/deposit.ts";
import type { Message } from "../../domain/inbox/inbox.ts";
import type { LogEntry } from "../../engine/log.ts";
import type { Settings } from "../../world/world.ts";

/** The control API's JSON has ISO 8601 where the engine has milliseconds. */
type Iso<Row, Time extends keyof Row> = Omit<Row, Time> & Record<Time, string>;
type Items<Item> = { items: Item[] };

export type { Transaction, UserShown };
export type InboxMessage = Iso<Message, "at">;
export type LoggedRequest = Iso<LogEntry, "at">;
export type Review = { queue: string } & Iso<ReviewItem, "since">;
export type Due = { at: string; kind: string; payload: Record<string, unknown> };
export type ClockShown = { now: string; mode: "frozen" | "live"; due: Due[]; dueCount: number };
export type WorldShown = {
  id: string;
  seed: string;
  now: string;
  mode: ClockShown["mode"];
  startedAt: string;
  requests: number;
  entries: number;
};
export type Books = {
  balanced: boolean;
  currencies: { currency: string; sum: string; balanced: boolean }[];
  findings: string[];
  entries: number;
};
export type CoveredOperation = { operationId: string; group: string; method: string; path: string; served: boolean };
export type Coverage = Items<CoveredOperation> & { served: number; total: number };

/** What is read, by its call. */
export type Reads = {
  clock: ClockShown;
  world: WorldShown & { settings: Settings; hash: string };
  worlds: Items<WorldShown>;
  books: Books;
  inbox: Items<InboxMessage>;
  users: Items<UserShown> & { totalCount: number; password: string; fundPassword: string };
  "chain/networks": Items<Network>;
  "chain/transactions": Items<Transaction>;
  review: Items<Review> & { queues: string[] };
  log: Items<LoggedRequest>;
  coverage: Coverage;
};

export type SignedIn = {
  uid: string;
  accountType: number;
  accessToken: string;
  refreshToken: string;
  accessTokenExpireInSeconds: number;
};

/** What is done: what it takes, and what it answers. */
export type Acts = {
  "POST clock/advance": [{ ms: number }, ClockShown];
  "POST clock/freeze": [object, ClockShown];
  "POST clock/live": [object, ClockShown];
  "POST reset": [object, WorldShown];
  "PUT settings": [Partial<Settings>, Settings];
  "POST worlds": [{ id: string }, WorldShown];
  "POST worlds/fork": [{ id: string }, WorldShown];
  "DELETE worlds": [{ id: string }, { deleted: string }];
  "POST chain/deposit": [{ uid: string; coin: string; network: string; amount: string }, Deposit];
  "POST review/decide": [{ queue: string; id: string; decision: "approve" | "reject"; reason?: string }, object];
  "POST personas/sign-in": [{ uid: string }, SignedIn];
  "DELETE log": [object, object];
};
