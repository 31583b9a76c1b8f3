import fc from "fast-check";
import { UploadedFile } from "../../src/core/request.ts";
import { asText } from "./said.ts";

type Fields = Record<string, unknown>;
export type Path = readonly string[];

/** An input with one fault, and the fault's path. */
export type Broken = { readonly path: Path; readonly input: Fields };

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  isPlain(value)
    ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsOf(inner, [...path, name])])
    : [];

const GONE = Symbol("gone");
const deep = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
const strangeValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  "",
  " ",
  "null",
  "NaN",
  "-0",
  "1e3",
  "0x10",
  "\u0000",
  "\ud800",
  "💥".repeat(2000),
  "x".repeat(5000),
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "{{7*7}}",
  "﷽\u202e\u200b",
  [],
  [[]],
  ["USDT"],
  {},
  { valueOf: 1 },
  { $ne: null },
  deep(2000),
];
const strangeNames = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "a.b",
  "a/b",
  "$where",
];

const gone = fc.constant(GONE);
const otherValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...strangeValues) },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
);

/** Generates the input with one field replaced, removed or added, at any depth. */
export function brokenOf(input: Fields): fc.Arbitrary<Broken> {
  const paths = pathsOf(input);
  const objects = [[], ...paths.filter((path) => isObject(at(input, path)))];
  const surplus = fc
    .tuple(fc.constantFrom(...objects), fc.oneof(fc.constantFrom(...strangeNames), fc.string({ maxLength: 20 })))
    .map(([inside, name]): Path => [...inside, name]);
  const change = (path: fc.Arbitrary<Path>, value: fc.Arbitrary<unknown>) =>
    fc.tuple(path, value).map(([where, what]) => ({ path: where, input: put(input, where, what) }));
  if (paths.length === 0) return change(surplus, otherValue);
  const known = fc.constantFrom(...paths);
  return fc.oneof(
    { weight: 4, arbitrary: change(known, otherValue) },
    { weight: 1, arbitrary: change(known, gone) },
    { weight: 2, arbitrary: change(surplus, otherValue) },
  );
}

/** Files are opaque: the contract doesn't describe their content. */
const isPlain = (value: unknown): value is Fields | unknown[] =>
  typeof value === "object" && value !== null && !(value instanceof UploadedFile);
const isObject = (value: unknown): value is Fields => isPlain(value) && !Array.isArray(value);
const at = (value: unknown, path: Path) => path.reduce<unknown>((inner, name) => (inner as Fields)[name], value);

function put(input: Fields, path: Path, value: unknown): Fields {
  const copy = copyOf(input) as Fields;
  const inside = at(copy, path.slice(0, -1)) as Fields;
  const name = path.at(-1) ?? "";
  if (value === GONE) delete inside[name];
  else Object.defineProperty(inside, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** A form contains only files and texts. */
export const asForm = ({ path, input }: Broken): Broken => ({
  path,
  input: Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value instanceof UploadedFile ? value : asText(value)]),
  ),
});

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)])) : value;
}
