import { type ErrorCode, nameOf } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import type { EngineRequest } from "../engine/request.ts";
import { invalid } from "../refusal.ts";

export const OUTCOME_HEADER = "X-Sandbox-Outcome";
/** Whatever is called: maintenance, too many requests, a failure of ours. */
const ANY_CALL: readonly number[] = [1, 2, 429, 500];

/** Codes a call may be asked to answer: those the contract names for it, and those any call of its kind may meet. */
export function outcomesOf({ errors, auth, retry }: OperationInfo): number[] {
  const codes = [...errors, ...ANY_CALL];
  if (auth !== "none") codes.push(401);
  if (auth === "required") codes.push(403);
  if (retry === "key") codes.push(409);
  return codes.sort((a, b) => a - b);
}

/** The code the caller wants to see; throws 400 when this call may not answer it. */
export function askedOutcome(operation: OperationInfo, headers: EngineRequest["headers"]): ErrorCode | null {
  const asked = headers[OUTCOME_HEADER.toLowerCase()];
  if (asked === undefined) return null;
  const code = /^\d{1,6}$/.test(asked) ? Number(asked) : -1;
  const possible = outcomesOf(operation);
  if (possible.includes(code)) return code as ErrorCode;
  const list = possible.map((each) => `${each} ${nameOf(each)}`).join(", ");
  throw invalid(OUTCOME_HEADER, "enum", `${operation.operationId} may answer ${list}.`);
}
