import type { ErrorCode, Text, ValidationError } from "@coffer/errors";

type Options = {
  /** State that must survive the refusal, such as a counted attempt: runs after everything else was taken back. */
  remember?: () => void;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
};

/** An operation says no. Whatever it had changed is taken back, and the caller gets the code. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly details: string | Text | null;
  readonly validationErrors: readonly ValidationError[];
  readonly options: Options;
  constructor(
    code: ErrorCode,
    details: string | Text | null,
    options: Options,
    validationErrors: readonly ValidationError[] = [],
  ) {
    super(`Refused with ${code}.`);
    this.code = code;
    this.details = details;
    this.options = options;
    this.validationErrors = validationErrors;
  }
}

/** `throw refuse(60028, "Available: 12.5 USDT.")`. Details for people come in both languages where they hold words. */
export const refuse = (code: ErrorCode, details: string | Text | null = null, options: Options = {}) =>
  new Refusal(code, details, options);

/** `throw invalid("amount", "scale", "BTC has at most 8 decimals.")`: a field broke a rule the contract can't state. */
export const invalid = (field: string, rule: string, message: string) =>
  new Refusal(400, null, {}, [{ field, rule, message }]);
