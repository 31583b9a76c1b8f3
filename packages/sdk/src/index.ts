export {
  type AnyCofferError,
  type Behaviour,
  CofferError,
  type CofferErrorOf,
  type ErrorCode,
  ErrorCodes,
  type ErrorKind,
  hasCode,
  isCofferError,
  isOutcomeUnknown,
  isTransportError,
  type Locale,
  type TransportError,
  textFor,
  type UnknownCodeError,
  type UnknownOutcomeError,
  type ValidationError,
} from "@coffer/errors";
export type { ApiKey } from "./api-key/api-key.ts";
export {
  addGroups,
  type Client,
  type ClientHandle,
  createGroupClient,
  type GroupClient,
  type GroupTables,
} from "./client.ts";
export { createClient } from "./create-client.ts";
export type { KeyHash } from "./crypto/key-hash.ts";
export type {
  ClientEvents,
  Logger,
  RefreshEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  SessionEndedEvent,
  SessionEndReason,
  StorageFallbackEvent,
} from "./events.ts";
export { groups } from "./gen/all-groups.ts";
export * from "./gen/enums.ts";
export * from "./gen/operations.ts";
export type * from "./gen/types.ts";
export { type Environment, environments, type Hosts } from "./hosts.ts";
export type { Call, CallOf, CallOptions, ListCall, Operation, Reply } from "./operation.ts";
export { type ClientOptions, MAX_REPLY_BYTES, MAX_REQUEST_BYTES, RETRIES, TIMEOUT_MS } from "./options.ts";
export type { Page } from "./page.ts";
export {
  type AsyncSessionStore,
  type AsyncStore,
  type AsyncStoreOptions,
  createAsyncStore,
} from "./session/async-store.ts";
export { type BrowserStore, type BrowserStoreOptions, createBrowserStore } from "./session/browser-store.ts";
export type { SessionHandle } from "./session/handle.ts";
export { createMemoryStore, type SessionStore } from "./session/store.ts";
export { type StoredSession, sessionOf, type TokenHandOver } from "./session/stored-session.ts";
export { RETRY_BUDGET, type RetryBudgetOptions } from "./transport/retry-budget.ts";
export type { Tracing } from "./transport/trace.ts";
