import { program } from "../areas/program.ts";
import type { AnyTableSpec } from "../world/table.ts";
import type { WorldState } from "../world/world.ts";

/** Of a world's saved form. Raise it when an old one can't be read any more. */
export const STATE_VERSION = 1;

/** Says what can't be read, and in which part. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

type Check = (value: unknown, field: string) => void;
type Fields = Record<string, unknown>;

/** Checks every part of a saved world. Whether its ledger adds up is checked when the world is built. Throws Unreadable. */
export function readState(value: unknown, at = ""): WorldState {
  const field = (name: string) => (at === "" ? name : `${at}.${name}`);
  if (!isObject(value)) throw new Unreadable(at || "body", "It is no saved world.");
  if (value.version !== STATE_VERSION)
    throw new Unreadable(
      field("version"),
      `It has version ${String(value.version).slice(0, 20)}; this sandbox reads version ${STATE_VERSION}.`,
    );
  const { version: _version, ...rest } = value;
  object(parts)(rest, at);
  return value as WorldState;
}

/** The last day of the year 9999: later years have no ISO 8601 form that everything reads. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);
const FASTEST = 3600;

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const must =
  (fits: (value: unknown) => boolean): Check =>
  (value, field) => {
    if (!fits(value)) throw new Unreadable(field, "This part is missing or damaged.");
  };
const text = must(isText);
const count = must((value) => isInteger(value) && value >= 0);
const flag = must((value) => typeof value === "boolean");
/** Parts of a millisecond too: whoever advances a clock in process may give some. */
const moment = must((value) => typeof value === "number" && Math.abs(value) <= LAST_MOMENT);
/** Minor units as digits. */
const amount = must((value) => isText(value) && /^(0|[1-9]\d{0,60})$/.test(value));
const json = must(isObject);
const oneOf = (...values: unknown[]) => must((value) => values.includes(value));
const orNull =
  (check: Check): Check =>
  (value, field) =>
    value === null || check(value, field);
const optional =
  (check: Check): Check =>
  (value, field) =>
    value === undefined || check(value, field);
const list =
  (check: Check): Check =>
  (value, field) => {
    must(Array.isArray)(value, field);
    for (const [index, item] of (value as unknown[]).entries()) check(item, `${field}[${index}]`);
  };
/** These fields and no others. */
const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, field) => {
    const inside = (name: string) => (field === "" ? name : `${field}.${name}`);
    must(isObject)(value, field);
    const stray = Object.keys(value as Fields).find((name) => !Object.hasOwn(fields, name));
    if (stray !== undefined) throw new Unreadable(inside(stray.slice(0, 60)), "It is no field of a saved world.");
    for (const [name, check] of Object.entries(fields)) check((value as Fields)[name], inside(name));
  };

/** Any payload: only its task knows what belongs in it. */
const due = object({ at: moment, seq: count, kind: text, payload: () => {} });
const clockFields = object({
  now: moment,
  mode: oneOf("frozen", "live"),
  offset: must((value) => typeof value === "number" && Math.abs(value) <= FASTEST * LAST_MOMENT),
  speed: optional(must((value) => isInteger(value) && value >= 1 && value <= FASTEST)),
  seq: count,
  queue: list(due),
});
const clock: Check = (value, field) => {
  clockFields(value, field);
  const { queue, seq } = value as WorldState["clock"];
  const numbers = new Set(queue.map((each) => each.seq));
  if (numbers.size < queue.length || queue.some((each) => each.seq > seq))
    throw new Unreadable(`${field}.queue`, "Two tasks have one number, or one of a task to come.");
  for (const { kind } of queue)
    if (!program.rules.dueTasks.has(kind))
      throw new Unreadable(`${field}.queue`, `This sandbox has no task ${kind.slice(0, 60)}.`);
};

const common = {
  id: text,
  seq: count,
  at: moment,
  memo: must((memo) => isObject(memo) && Object.values(memo).every(isText)),
};
const postings = list(object({ from: text, to: text, amount }));
const entries: Readonly<Record<string, Check>> = {
  post: object({ ...common, kind: text, postings }),
  reverse: object({ ...common, kind: text, reverses: text, postings }),
  hold: object({ ...common, kind: text, account: text, amount }),
  capture: object({ ...common, kind: text, hold: text, postings }),
  void: object({ ...common, kind: text, hold: text, account: text }),
};
const ledger: Check = (value, field) => {
  const seen = new Map<string, Fields>();
  let last = Number.NEGATIVE_INFINITY;
  list((each, at) => {
    must((entry) => isObject(entry) && isText(entry.kind) && Object.hasOwn(entries, entry.kind))(each, at);
    const entry = each as Fields & { id: string; seq: number; at: number; kind: string };
    entries[entry.kind]?.(entry, at);
    if (seen.has(entry.id)) throw new Unreadable(at, `There is another entry ${entry.id.slice(0, 60)}.`);
    if (entry.seq !== seen.size + 1 || entry.at < last) throw new Unreadable(at, "It is not in its place.");
    if (entry.kind === "void" && seen.get(String(entry.hold))?.account !== entry.account)
      throw new Unreadable(at, "It frees another account than its hold keeps back.");
    if (entry.kind === "reverse" && !isOpposite(seen.get(String(entry.reverses)), entry))
      throw new Unreadable(at, "It is not the opposite of what it reverses.");
    last = entry.at;
    seen.set(entry.id, entry);
  })(value, field);
};

type Leg = { from: string; to: string; amount: string };
function isOpposite(one: Fields | undefined, other: Fields): boolean {
  if (one?.kind !== "post" && one?.kind !== "capture") return false;
  const [legs, back] = [one.postings as Leg[], other.postings as Leg[]];
  return (
    legs.length === back.length &&
    legs.every((leg, at) => leg.from === back[at]?.to && leg.to === back[at]?.from && leg.amount === back[at]?.amount)
  );
}

const parts: Record<Exclude<keyof WorldState, "version">, Check> = {
  seed: must((value) => isText(value) && value.length > 0),
  startedAt: moment,
  requests: count,
  settings: object({ allowMagicCode: flag, reviewSeconds: orNull(count), depositAddressPool: orNull(count) }),
  clock,
  random: must(
    (value) =>
      Array.isArray(value) && value.length === 4 && value.every((word) => isInteger(word) && word === (word | 0)),
  ),
  tables: (value, field) => {
    json(value, field);
    for (const [name, rows] of Object.entries(value as Fields)) checkTable(name, rows, `${field}.${name}`);
  },
  ledger,
};

/** Rows under a table of ours, each with a key of its own; where a field is unique, with a value of its own. */
function checkTable(name: string, value: unknown, field: string): void {
  must((rows) => Array.isArray(rows) && rows.every(isObject))(value, field);
  const rows = value as Fields[];
  const spec: AnyTableSpec | undefined = program.rules.tables.get(name);
  if (spec === undefined) throw new Unreadable(field, `This sandbox has no table ${name.slice(0, 60)}.`);
  const keys = rows.map((row) => row[spec.key]);
  if (!keys.every(isText)) throw new Unreadable(field, `A row has no ${spec.key}.`);
  for (const unique of [spec.key, ...spec.unique]) {
    const values = rows.map((row) => row[unique]).filter((each) => each !== null);
    if (new Set(values).size < values.length) throw new Unreadable(field, `Two rows have the same ${unique}.`);
  }
}
