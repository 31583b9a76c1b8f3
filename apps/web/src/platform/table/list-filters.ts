import type { PlainMessageId } from "../intl/intl.ts";
import { type StatusTexts, statusOf } from "../status/status.ts";
import { momentsOf } from "../time/day-range.ts";
import { dayIn, oneOf, someOf, textIn } from "../url/search-fields.ts";

/** An entry of a filter: labelled by a message, or by words that need no translation, such as a ticker. */
export type FilterOption = { value: string; label: PlainMessageId } | { value: string; words: string; note?: string };

/** How a filter is drawn above its list. Options that a query answers are given with the list. */
export type FilterControl =
  | { kind: "words"; label: PlainMessageId; className: string }
  | { kind: "one"; label: PlainMessageId; className: string; options?: readonly FilterOption[] | undefined }
  | { kind: "some"; label: PlainMessageId; options: readonly { value: string; label: PlainMessageId }[] }
  | { kind: "days" };

/** One filter of a list: its key in the address, its parameters of the API, its control. */
interface Filter {
  read: (value: unknown) => unknown;
  params: (value: never) => object;
  control: FilterControl | undefined;
}
export type Filters = Readonly<Record<string, Filter>>;

/** What the address says of the filters. */
export type FilterSearch<Of extends Filters> = { [Key in keyof Of]?: ReturnType<Of[Key]["read"]> };
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;
/** What the filters ask of the API. */
export type FilterParams<Of extends Filters> = Partial<Both<ReturnType<Of[keyof Of]["params"]>>>;
/** Searches by words, as `q` of the address. */
export const byWords = (label: PlainMessageId, className: string) => ({
  read: textIn,
  params: (Keyword: string) => ({ Keyword }),
  control: { kind: "words", label, className } as const,
});

interface Declared<Value extends string, Params extends object, Chosen> {
  label: PlainMessageId;
  options: readonly { value: Value; label: PlainMessageId }[];
  params: (chosen: Chosen) => Params;
}

/** Chooses one of the options. */
export const byOne = <const Value extends string, Params extends object>({
  label,
  options,
  params,
  className,
}: Declared<Value, Params, NoInfer<Value>> & { className: string }) => ({
  read: oneOf(...options.map(({ value }) => value)),
  params,
  control: { kind: "one", label, options, className } as const,
});

/** Chooses one of the options that a query answers: they are given with the list. */
export const byGiven = <Params extends object>({
  read,
  params,
  ...control
}: {
  read: (value: unknown) => string | undefined;
  params: (value: string) => Params;
  label: PlainMessageId;
  className: string;
}) => ({ read, params, control: { kind: "one", ...control } as const });

/** Chooses any number of the options. */
export const bySome = <const Value extends string, Params extends object>({
  label,
  options,
  params,
}: Declared<Value, Params, readonly NoInfer<Value>[]>) => ({
  read: someOf(...options.map(({ value }) => value)),
  params,
  control: { kind: "some", label, options } as const,
});

/** The first and the last day, both drawn by the first. */
export const byDays = {
  from: { read: dayIn, params: (from: string) => momentsOf({ from }), control: { kind: "days" } as const },
  until: { read: dayIn, params: (to: string) => momentsOf({ to }), control: undefined },
};

/** Returns the options of a filter by status, in the words of the status itself. */
export const statusOptions = <Name extends string, Value extends number>(
  table: StatusTexts<Value>,
  values: Readonly<Record<Name, Value>>,
  names: readonly Name[],
): { value: Name; label: PlainMessageId }[] =>
  names.map((name) => ({ value: name, label: statusOf(table, values[name]).label }));

/** Declares the filters of a list once: for the route's address, the API's parameters and the controls. */
export function listFilters<const Of extends Filters>(filters: Of) {
  const keys = Object.keys(filters);
  return {
    filters,
    /** For `readSearch` in the route's `validateSearch`; a list reads `q` by itself. */
    search: Object.fromEntries(
      Object.entries(filters).flatMap(([key, { read }]) => (key === "q" ? [] : [[key, read]])),
    ) as { [Key in Exclude<keyof Of, "q">]: Of[Key]["read"] },
    /** The change of the address that removes all filters. */
    none: Object.fromEntries(keys.map((key) => [key, undefined])) as { [Key in keyof Of]: undefined },
    isFiltered: (search: FilterSearch<Of>): boolean => keys.some((key) => search[key] !== undefined),
    params: (search: FilterSearch<Of>): FilterParams<Of> =>
      Object.assign(
        {},
        ...Object.entries(filters).map(([key, { params }]) => {
          const value = search[key];
          return value === undefined ? {} : params(value as never);
        }),
      ),
  };
}
