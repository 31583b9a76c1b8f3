import type { Page } from "./page.ts";

/** How one call may differ from the client's settings. */
export interface CallOptions {
  /** Cancels the call at any stage; the promise then rejects with the signal's `reason`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds one attempt may take, body included. Default: the client's `timeoutMs`. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds the whole call may take, with every wait and resend. Default: no limit of its own. */
  readonly totalTimeoutMs?: number | undefined;
  /** How often a resendable call is sent again at most. Default: the client's `retries`. */
  readonly retries?: number | undefined;
  /**
   * The `Idempotency-Key` of a call that moves money. Default: a new one for each call, the same however often that is
   * sent. Pass the key of an earlier call to learn its outcome instead of doing it twice.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * That key was sent before, by another client or before a restart, and what came of it isn't known: it stays unknown
   * until the operation itself answers. What this client sent it remembers by itself. @default false
   */
  readonly sentBefore?: boolean | undefined;
  /** Headers for this call, over the client's. An `Idempotency-Key` among them counts as `idempotencyKey`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A result with what came along with it. */
export interface Reply<Result> {
  readonly result: Result;
  readonly status: number;
  readonly headers: Headers;
  /** Identifies the request in the server's logs. Quote it to support. */
  readonly requestId: string | undefined;
  /** How often the request was sent. */
  readonly attempts: number;
  /** The key the request was sent with, where it has one. */
  readonly idempotencyKey: string | undefined;
}

/** A call on its way: await it for the result, or `withResponse()` for the result with status, headers, request id. */
export interface Call<Result> extends Promise<Result> {
  withResponse(): Promise<Reply<Result>>;
}

/**
 * A call of a list on its way: beside the page it is awaited for, every entry (`for await (const item of call)`) or every
 * page of the list. What comes after the first page is asked for when it is wanted, with the same input and options.
 */
export interface ListCall<Result extends Page> extends Call<Result>, AsyncIterable<Result["items"][number]> {
  pages(): AsyncIterable<Result>;
}

/** What calling an operation gives: more where it takes a `SkipCount` and answers a page. */
export type CallOf<Input, Result> = Result extends Page
  ? Exclude<Input, void> extends { readonly SkipCount?: number }
    ? ListCall<Result>
    : Call<Result>
  : Call<Result>;

/** A symbol nobody has: what it names shows in no editor's completions. */
declare const codes: unique symbol;

/**
 * A call of the API. `Codes` names the catalogue codes it may answer; nothing carries it at run time.
 * Rejects with a `CofferError`, or with the signal's `reason` when it was cancelled.
 */
export interface Operation<Input, Result, Codes extends number = number> {
  (input: Input, options?: CallOptions): CallOf<Input, Result>;
  readonly [codes]?: Codes;
}
