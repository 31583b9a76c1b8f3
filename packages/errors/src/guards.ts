import type { BehaviourOf } from "./behaviours.ts";
import { isCofferError } from "./brand.ts";
import type { CofferError } from "./coffer-error.ts";
import type { ErrorDataByCode } from "./error-data.gen.ts";
import type { ErrorCode, NameOf } from "./names.ts";
import type { TransportName } from "./texts/transport.ts";

/** The error of a known code with literal name and behaviour. A union of codes gives a union of errors. */
export type CofferErrorOf<Code extends ErrorCode> = Code extends ErrorCode
  ? CofferError & {
      readonly code: Code;
      readonly name: NameOf<Code>;
      readonly _tag: NameOf<Code>;
      readonly behaviour: BehaviourOf<Code>;
      /** The data of the code. `undefined` if no server replied or the server is older. */
      readonly data: Code extends keyof ErrorDataByCode ? ErrorDataByCode[Code] | undefined : undefined;
    }
  : never;

/** A failure without a reply of the server: `network`, `timeout`, `aborted` or `decode`. */
export type TransportError<Name extends TransportName = TransportName> = Name extends TransportName
  ? CofferError & { readonly kind: Name; readonly name: Name; readonly _tag: Name; readonly code: undefined }
  : never;

/**
 * Any number that this version doesn't list as a code. Declared as an enum so that the compiler separates it from the
 * literals.
 */
declare enum Unlisted {
  code = -1,
}
/** A code of a newer server. */
export type UnlistedCode = Unlisted.code;

/** An error with a code of a newer server. All fields are usable. */
export type UnknownCodeError = CofferError & {
  readonly code: UnlistedCode;
  readonly name: "unknown";
  readonly _tag: "unknown";
};

/** Every failure of Coffer. A `switch` over `code` narrows name, behaviour and data. */
export type AnyCofferError = CofferErrorOf<ErrorCode> | TransportError | UnknownCodeError;

/**
 * Returns whether a value is a `CofferError` with one of these codes, and narrows its type.
 * @example if (hasCode(error, 60028, 60007)) showBalance();
 */
export function hasCode<Code extends ErrorCode>(value: unknown, ...codes: Code[]): value is CofferErrorOf<Code>;
export function hasCode(value: unknown, ...codes: number[]): value is CofferError;
export function hasCode(value: unknown, ...codes: number[]): boolean {
  return isCofferError(value) && value.code !== undefined && codes.includes(value.code);
}

/** Returns whether a value is a `CofferError` without a reply of the server, or of the given kind. */
export function isTransportError<Name extends TransportName>(value: unknown, name: Name): value is TransportError<Name>;
export function isTransportError(value: unknown): value is TransportError;
export function isTransportError(value: unknown, name?: TransportName): boolean {
  if (!isCofferError(value) || value.kind === "api" || value.kind === "auth") return false;
  return name === undefined || value.kind === name;
}

/** A failure with an unknown outcome. */
export type UnknownOutcomeError = AnyCofferError & { readonly outcomeUnknown: true };

/**
 * Whether a call failed in a way that leaves open whether it was done: the reply was lost, cut off or no reply of ours.
 * Don't order anew: make the call again with the error's `idempotencyKey`, which lives as long as the order, or look it up.
 */
export function isOutcomeUnknown(value: unknown): value is UnknownOutcomeError {
  return isCofferError(value) && value.outcomeUnknown === true;
}
