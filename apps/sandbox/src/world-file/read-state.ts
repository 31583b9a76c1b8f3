import { specOf } from "../world/table.ts";
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

/** The parts a world is built from; that the books add up, building it finds out. Throws Unreadable. */
export function readState(value: unknown, at = ""): WorldState {
  const field = (name: string) => (at === "" ? name : `${at}.${name}`);
  if (!isObject(value)) throw new Unreadable(at || "body", "It is no saved world.");
  if (value.version !== STATE_VERSION)
    throw new Unreadable(
      field("version"),
      `It has version ${String(value.version).slice(0, 20)}; this sandbox reads version ${STATE_VERSION}.`,
    );
  for (const [name, check] of Object.entries(parts)) check(value[name], field(name));
  return value as WorldState;
}

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown) => typeof value === "string";
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isObject);

const must =
  (fits: (value: unknown) => boolean): Check =>
  (value, field) => {
    if (!fits(value)) throw new Unreadable(field, "This part is missing or damaged.");
  };

const parts: Record<Exclude<keyof WorldState, "version">, Check> = {
  seed: must(isText),
  startedAt: must(isNumber),
  requests: must(isNumber),
  settings: must(isObject),
  clock: (value, field) => {
    must((clock) => isObject(clock) && ["now", "offset", "seq"].every((name) => isNumber(clock[name])))(value, field);
    const { queue } = value as Fields;
    must((all) => isRows(all) && all.every((due) => isNumber(due.at) && isText(due.kind)))(queue, `${field}.queue`);
  },
  random: must((value) => Array.isArray(value) && value.length === 4 && value.every(isNumber)),
  tables: (value, field) => {
    must(isObject)(value, field);
    for (const [name, rows] of Object.entries(value as Fields)) checkTable(name, rows, `${field}.${name}`);
  },
  ledger: must((value) => isRows(value) && value.every(({ id, kind }) => isText(id) && isText(kind))),
};

/** Rows under a table of ours, each with a key of its own. */
function checkTable(name: string, rows: unknown, field: string): void {
  must(isRows)(rows, field);
  const { key } = specOrNull(name) ?? {};
  if (key === undefined) throw new Unreadable(field, `This sandbox has no table ${name.slice(0, 60)}.`);
  const keys = (rows as Fields[]).map((row) => row[key]);
  if (!keys.every(isText)) throw new Unreadable(field, `A row has no ${key}.`);
  if (new Set(keys).size < keys.length) throw new Unreadable(field, `Two rows have the same ${key}.`);
}

function specOrNull(name: string) {
  try {
    return specOf(name);
  } catch {
    return null;
  }
}
