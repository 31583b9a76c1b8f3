import { type ErrorCode, type Locale, textFor } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import type { Refusal } from "../refusal.ts";

/** The only place that knows the two frames a reply comes in. */
export function successEnvelope(operation: OperationInfo, result: unknown, requestId: string) {
  return operation.service === "content"
    ? { Status: true, data: result, error: null, requestId }
    : { success: true, result, error: null, requestId };
}

/** In the older style, a refusal of a content call. */
export const olderFailure = ({ error, requestId }: ReturnType<typeof failureEnvelope>) => ({
  Status: false,
  data: null,
  error,
  requestId,
});

export function failureEnvelope(refusal: Refusal, language: Locale, requestId: string) {
  const { code, validationErrors } = refusal;
  const details = typeof refusal.details === "string" ? refusal.details : (refusal.details?.[language] ?? null);
  return {
    success: false,
    result: null,
    error: {
      code,
      message: textFor(code, language),
      details: details ?? (validationErrors.map((each) => `${each.field}: ${each.message}`).join(" ") || null),
      ...(validationErrors.length > 0 ? { validationErrors } : {}),
    },
    requestId,
  };
}

/** Refusals about the request carry their HTTP status as code; business refusals answer 400. */
export function statusOf(code: ErrorCode): number {
  if (code === 1 || code === 2) return 503;
  if (code === 50001 || code === 80001 || code === 80002) return 401;
  return code >= 400 && code < 600 ? code : 400;
}
