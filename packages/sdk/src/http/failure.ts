import { CofferError, type CofferErrorFields } from "@coffer/errors";

/** No answer came, or none to its end: no connection, a refused one, a blocked one, one that broke. */
export function networkFailure(message: string, cause?: unknown): CofferError {
  return new CofferError({ kind: "network", message, retryable: true, cause });
}

/** The request can't even be built: a header that may not stand in one, half an emoji, an input that is none. */
export function unsendable(why = "Check baseUrl, headers and input.", cause?: unknown): CofferError {
  // Without the platform's error as cause: its words may quote a header, and the secret in it.
  return new CofferError({ kind: "api", code: 400, message: `The request can't be sent. ${why}`, cause });
}

/** The request is larger than the client may send. */
export function tooLarge(limit: number): CofferError {
  return new CofferError({ kind: "api", code: 413, message: `The request is larger than ${limit} bytes.` });
}

export function timeoutFailure(timeoutMs: number): CofferError {
  const message = `Coffer didn't answer within ${timeoutMs} ms.`;
  return new CofferError({ kind: "timeout", message, retryable: true });
}

/** An answer came that isn't one of ours. */
export function decodeFailure(message: string, fields: Partial<CofferErrorFields> = {}): CofferError {
  return new CofferError({ ...fields, kind: "decode", message });
}

/** There is no session to make the call with. */
export function noSession(): CofferError {
  return new CofferError({ kind: "auth", code: 401, message: "There is no session. Sign in first." });
}

/** The client was closed while the call was under way. */
export function clientClosed(): CofferError {
  return new CofferError({ kind: "aborted", message: "The client was closed." });
}

/** The same failure with more known about it. */
export function withFields(error: CofferError, fields: Partial<CofferErrorFields>): CofferError {
  const { message, cause, headers } = error;
  // They are not enumerable, so a spread leaves them behind.
  return new CofferError({ ...error, message, cause, headers, ...fields });
}
