import { program } from "../../modules/program.ts";
import { each, type TimeSliced } from "../../state/time-slices.ts";
import type { AnyTableSpec } from "../../world/table.ts";
import type { WorldState } from "../../world/world.ts";

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
export function* readState(value: unknown, at = ""): TimeSliced<WorldState> {
  const field = (name: string) => (at === "" ? name : `${at}.${name}`);
  if (!isObject(value)) throw new Unreadable(at || "body", "It is no saved world.");
  if (value.version !== STATE_VERSION)
    throw new Unreadable(
      field("version"),
      `It has version ${String(value.version).slice(0, 20)}; this sandbox reads version ${STATE_VERSION}.`,
    );
  const { version: _version, ...rest } = value;
  object(parts)(rest, at);
  const state = value as WorldState;
  yield* checkQueue(state.clock, field("clock"));
  for (const [name, rows] of Object.entries(state.tables)) yield* checkTable(name, rows, `${field("tables")}.${name}`);
  yield* checkLedger(state.ledger, field("ledger"));
  return state;
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
const anyList = must(Array.isArray);
const list =
  (check: Check): Check =>
  (value, field) => {
    anyList(value, field);
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
const clock = object({
  now: moment,
  mode: oneOf("frozen", "live"),
  offset: must((value) => typeof value === "number" && Math.abs(value) <= FASTEST * LAST_MOMENT),
  speed: optional(must((value) => isInteger(value) && value >= 1 && value <= FASTEST)),
  seq: count,
  queue: anyList,
});
function* checkQueue({ queue, seq }: WorldState["clock"], field: string): TimeSliced<void> {
  const numbers = new Set<number>();
  yield* each(queue, (task, index) => {
    due(task, `${field}.queue[${index}]`);
    if (task.seq > seq || numbers.has(task.seq))
      throw new Unreadable(`${field}.queue`, "Two tasks have one number, or one of a task to come.");
    numbers.add(task.seq);
    if (!program.rules.dueTasks.has(task.kind))
      throw new Unreadable(`${field}.queue`, `This sandbox has no task ${task.kind.slice(0, 60)}.`);
  });
}

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
function* checkLedger(ledger: WorldState["ledger"], field: string): TimeSliced<void> {
  const seen = new Map<string, Fields>();
  let last = Number.NEGATIVE_INFINITY;
  yield* each<unknown>(ledger, (value, index) => {
    const at = `${field}[${index}]`;
    must((entry) => isObject(entry) && isText(entry.kind) && Object.hasOwn(entries, entry.kind))(value, at);
    const entry = value as Fields & { id: string; seq: number; at: number; kind: string };
    entries[entry.kind]?.(entry, at);
    if (seen.has(entry.id)) throw new Unreadable(at, `There is another entry ${entry.id.slice(0, 60)}.`);
    if (entry.seq !== seen.size + 1 || entry.at < last) throw new Unreadable(at, "It is not in its place.");
    if (entry.kind === "void" && seen.get(String(entry.hold))?.account !== entry.account)
      throw new Unreadable(at, "It frees another account than its hold keeps back.");
    if (entry.kind === "reverse" && !isOpposite(seen.get(String(entry.reverses)), entry))
      throw new Unreadable(at, "It is not the opposite of what it reverses.");
    last = entry.at;
    seen.set(entry.id, entry);
  });
}

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
  tables: json,
  ledger: anyList,
};

/** Rows under a table of ours, each with a key of its own; where a field is unique, with a value of its own. */
function* checkTable(name: string, value: unknown, field: string): TimeSliced<void> {
  anyList(value, field);
  const spec: AnyTableSpec | undefined = program.rules.tables.get(name);
  if (spec === undefined) throw new Unreadable(field, `This sandbox has no table ${name.slice(0, 60)}.`);
  const values = new Map([spec.key, ...spec.unique].map((unique) => [unique, new Set<unknown>()]));
  yield* each(value as unknown[], (row) => {
    json(row, field);
    const fields = row as Fields;
    if (!isText(fields[spec.key])) throw new Unreadable(field, `A row has no ${spec.key}.`);
    for (const [unique, seen] of values) {
      const own = fields[unique];
      if (own === null) continue;
      if (seen.has(own)) throw new Unreadable(field, `Two rows have the same ${unique}.`);
      seen.add(own);
    }
  });
}
