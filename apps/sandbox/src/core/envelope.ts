import { type ErrorCode, type Locale, textFor } from "@coffer/errors";
import { httpStatus, type OperationInfo } from "@coffer/sdk/contract";
import type { Refusal } from "./refusal.ts";

/** The only file that writes the two envelopes of replies. */
export function successEnvelope(operation: OperationInfo, result: unknown, requestId: string) {
  return operation.service === "content"
    ? { Status: true, data: result, error: null, requestId }
    : { success: true, result, error: null, requestId };
}

/** Returns the older envelope of a refused content call. */
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
      data: refusal.options.data ?? null,
      ...(validationErrors.length > 0 ? { validationErrors } : {}),
    },
    requestId,
  };
}

/** Returns the HTTP status from the contract's table. */
export const statusOf = (code: ErrorCode): number => httpStatus[code] ?? httpStatus.default;
