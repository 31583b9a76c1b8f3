import { type ErrorCode, nameOf } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import { codeOf, invalid } from "./refusal.ts";
import type { EngineRequest } from "./request.ts";

export const OUTCOME_HEADER = "X-Sandbox-Outcome";
const SENT_AS = OUTCOME_HEADER.toLowerCase();
/** Codes that any call may answer: maintenance, too many requests, an internal error. */
const ANY_CALL = (["maintenance1", "maintenance2", "tooManyRequests", "serverError"] as const).map(codeOf);

/**
 * Returns the codes that a caller may request from a call: those of its contract, and those any call of its kind may
 * meet.
 */
export function outcomesOf({ errors, auth, retry }: OperationInfo): number[] {
  const codes: number[] = [...errors, ...ANY_CALL];
  if (auth !== "none") codes.push(codeOf("notSignedIn"));
  if (auth === "required") codes.push(codeOf("notAllowed"));
  if (retry === "key") codes.push(codeOf("idempotencyConflict"));
  return [...new Set(codes)].sort((a, b) => a - b);
}

/** Returns the code that the caller requested by header. @throws 400 if this call may not answer it */
export function askedOutcome(operation: OperationInfo, headers: EngineRequest["headers"]): ErrorCode | null {
  const asked = headers[SENT_AS];
  if (asked === undefined) return null;
  const code = /^\d{1,6}$/.test(asked) ? Number(asked) : -1;
  const possible = outcomesOf(operation);
  if (possible.includes(code)) return code as ErrorCode;
  const list = possible.map((each) => `${each} ${nameOf(each)}`).join(", ");
  throw invalid(OUTCOME_HEADER, "enum", `${operation.operationId} may answer ${list}.`);
}
