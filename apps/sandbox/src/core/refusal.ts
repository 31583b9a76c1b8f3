import {
  assumedNames,
  catalogueNames,
  type ErrorCode,
  type ErrorDataByCode,
  type NameOf,
  protocolNames,
  type Text,
  type ValidationError,
} from "@coffer/errors";

type CodesOf<Name> = { [Code in ErrorCode]: NameOf<Code> extends Name ? Code : never }[ErrorCode];
type IsUnion<Type, Whole = Type> = Type extends Whole ? ([Whole] extends [Type] ? false : true) : never;
/** The catalogue's name of a code; where several codes share a name, with the code appended: `userDisabled80001`. */
export type RefusalName = {
  [Code in ErrorCode]: IsUnion<CodesOf<NameOf<Code>>> extends true ? `${NameOf<Code>}${Code}` : NameOf<Code>;
}[ErrorCode];

type CodeOf<Name extends RefusalName> = {
  [Code in ErrorCode]: (
    IsUnion<CodesOf<NameOf<Code>>> extends true
      ? `${NameOf<Code>}${Code}`
      : NameOf<Code>
  ) extends Name
    ? Code
    : never;
}[ErrorCode];
/** Further arguments of `refuse`: where the contract promises `error.data` for the code, it is required. */
type Rest<Name extends RefusalName> =
  CodeOf<Name> extends keyof ErrorDataByCode
    ? [details: string | Text | null, options: Options & { data: ErrorDataByCode[CodeOf<Name>] }]
    : [details?: string | Text | null, options?: Options];

const codes = new Map<RefusalName, ErrorCode>();
const byMeaning = Map.groupBy(
  Object.entries({ ...catalogueNames, ...assumedNames, ...protocolNames }),
  ([, name]) => name,
);
for (const [name, all] of byMeaning)
  for (const [code] of all) codes.set((all.length > 1 ? name + code : name) as RefusalName, Number(code) as ErrorCode);

export function codeOf(name: RefusalName): ErrorCode {
  const code = codes.get(name);
  if (code === undefined) throw new Error(`No code means ${name}.`);
  return code;
}

type Options = {
  /** Changes that must survive the refusal, such as a counted attempt: runs after the rollback. */
  remember?: () => void;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** `error.data`, where the contract's `x-error-data` promises it for the code. */
  data?: object;
};

/** Thrown by an operation to refuse a call: its changes are rolled back, and the caller gets the code. */
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

/**
 * Builds a refusal: `throw refuse("insufficientAssets", "Available: 12.5 USDT.")`. Details with words need both
 * languages.
 */
export const refuse = <Name extends RefusalName>(name: Name, ...[details = null, options = {}]: Rest<Name>) =>
  new Refusal(codeOf(name), details, options);

/** Builds a refusal of the control API, which has no `error.data`. */
export const refuseControl = (name: RefusalName, details: string | null = null) =>
  new Refusal(codeOf(name), details, {});

/**
 * Builds a field error for a rule that the contract can't express: `throw invalid("amount", "scale", "BTC has at most
 * 8 decimals.")`.
 */
export const invalid = (field: string, rule: string, message: string) =>
  new Refusal(codeOf("invalidRequest"), null, {}, [{ field, rule, message }]);
