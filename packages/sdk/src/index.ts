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
export {
  addGroups,
  type Client,
  type ClientHandle,
  createClient,
  createGroupClient,
  type GroupClient,
  type GroupTables,
} from "./client/client.ts";
export { type ClientOptions, MAX_REPLY_BYTES, MAX_REQUEST_BYTES, RETRIES, TIMEOUT_MS } from "./client/options.ts";
export type { KeyHash } from "./crypto/key-hash.ts";
export { groups } from "./generated/all-groups.ts";
export * from "./generated/enums.ts";
export * from "./generated/operations.ts";
export type * from "./generated/types.ts";
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
} from "./http/events.ts";
export { type Environment, environments, type Hosts } from "./http/hosts.ts";
export type { Call, CallOf, CallOptions, ListCall, Operation, Reply } from "./http/operation.ts";
export type { Page } from "./http/page.ts";
export { RETRY_BUDGET, type RetryBudgetOptions } from "./http/retry-budget.ts";
export type { Tracing } from "./http/trace.ts";
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
export type { ApiKey } from "./signing/api-key.ts";
