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

/** Characters of `details` and of a field error's message: `maxLength` of ErrorInfo and ValidationError in the contract. */
const TEXT_LIMIT = 1000;
/** `maxItems` of `validationErrors` in the contract. */
const FIELD_LIMIT = 1000;
const shorten = (text: string) => (text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT - 1)}…` : text);

export function failureEnvelope(refusal: Refusal, language: Locale, requestId: string) {
  const { code } = refusal;
  const validationErrors = refusal.validationErrors
    .slice(0, FIELD_LIMIT)
    .map((each) => ({ ...each, message: shorten(each.message) }));
  const details = typeof refusal.details === "string" ? refusal.details : (refusal.details?.[language] ?? null);
  const text = details ?? validationErrors.map((each) => `${each.field}: ${each.message}`).join(" ");
  return {
    success: false,
    result: null,
    error: {
      code,
      message: textFor(code, language),
      details: shorten(text) || null,
      data: refusal.options.data ?? null,
      ...(validationErrors.length > 0 ? { validationErrors } : {}),
    },
    requestId,
  };
}

/** Returns the HTTP status from the contract's table. */
export const statusOf = (code: ErrorCode): number => httpStatus[code] ?? httpStatus.default;
