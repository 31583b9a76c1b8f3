import { freezeJson } from "./freeze.ts";
import type { Journal } from "./journal.ts";

/** Declared beside the domain that owns it; every world makes its own on first use. */
export type TableSpec<Row> = {
  readonly name: string;
  readonly key: keyof Row & string;
  /** No two rows share a value; null is no value. */
  readonly unique: readonly (keyof Row & string)[];
  readonly indexes: readonly (keyof Row & string)[];
  /** Never set: carries the row type. */
  readonly row?: Row;
};

export function defineTable<Row extends object>(
  name: string,
  spec: Pick<TableSpec<Row>, "key"> & Partial<Pick<TableSpec<Row>, "unique" | "indexes">>,
): TableSpec<Row> {
  const table: TableSpec<Row> = { name, unique: [], indexes: [], ...spec };
  // Rows of a change are set by their table's name alone, so a row type can't be checked there.
  specs.set(name, table as unknown as TableSpec<object>);
  return table;
}

const specs = new Map<string, TableSpec<object>>();

export function specOf(name: string): TableSpec<object> {
  const spec = specs.get(name);
  if (!spec) throw new Error(`There is no table ${name.slice(0, 60)}.`);
  return spec;
}

type Slot<Row> = { readonly order: number; readonly row: Row };

/** Rows by key with indexes, in the order they were inserted. Rows are frozen: `update` makes a new one. */
export class Table<Row extends object> {
  readonly #spec: TableSpec<Row>;
  readonly #journal: Journal;
  readonly #slots = new Map<unknown, Slot<Row>>();
  readonly #indexes = new Map<string, Map<unknown, Set<unknown>>>();
  #order = 0;

  constructor(spec: TableSpec<Row>, journal: Journal, rows: Iterable<Row> = []) {
    this.#spec = spec;
    this.#journal = journal;
    for (const field of [...spec.unique, ...spec.indexes]) this.#indexes.set(field, new Map());
    for (const row of rows) this.#put({ order: this.#order++, row: freezeJson(row) });
  }

  get size(): number {
    return this.#slots.size;
  }
  get(key: string): Row | undefined {
    return this.#slots.get(key)?.row;
  }
  /** Rows whose indexed field has the value, oldest first. */
  find<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row[] {
    const keys = this.#index(field).get(value) ?? [];
    return Array.from(keys, (key) => this.#slot(key))
      .sort((a, b) => a.order - b.order)
      .map((slot) => slot.row);
  }
  /** The row whose unique field has the value. */
  one<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row | undefined {
    return value === null ? undefined : this.find(field, value)[0];
  }
  /** Oldest first, without a list of all: for looking at the first few. Deleting on the way is fine. */
  *rows(): Generator<Row> {
    for (const slot of this.#slots.values()) yield slot.row;
  }
  /** All rows, oldest first. */
  all(): Row[] {
    return Array.from(this.#slots.values(), (slot) => slot.row);
  }

  insert(row: Row): Row {
    const key = row[this.#spec.key];
    if (this.#slots.has(key)) throw new Error(`${this.#spec.name} has ${String(key)} already.`);
    this.#checkUnique(key, row);
    const slot = { order: this.#order++, row: freezeJson({ ...row }) };
    this.#put(slot);
    this.#record(key, slot.row, () => {
      this.#take(key);
      this.#order = slot.order;
    });
    return slot.row;
  }

  update(key: string, patch: Partial<Row>): Row {
    const before = this.#slot(key);
    const after = { order: before.order, row: freezeJson({ ...before.row, ...patch }) };
    this.#checkUnique(key, after.row);
    this.#unindex(key, before.row);
    this.#put(after);
    this.#record(key, after.row, () => {
      this.#unindex(key, after.row);
      this.#put(before);
    });
    return after.row;
  }

  delete(key: string): void {
    const slot = this.#slot(key);
    this.#take(key);
    this.#record(key, null, () => this.#putBack(slot));
  }
  /** Does again what was done elsewhere. */
  apply(key: string, row: Row | null): void {
    if (row === null) this.delete(key);
    else if (this.#slots.has(key)) this.update(key, row);
    else this.insert(row);
  }

  #record(key: unknown, row: Row | null, undo: () => void): void {
    this.#journal.record(undo, ["row", this.#spec.name, String(key), row]);
  }

  #index(field: string): Map<unknown, Set<unknown>> {
    const index = this.#indexes.get(field);
    if (!index) throw new Error(`${this.#spec.name} declares no index on ${field}.`);
    return index;
  }
  #slot(key: unknown): Slot<Row> {
    const slot = this.#slots.get(key);
    if (!slot) throw new Error(`${this.#spec.name} has no ${String(key)}.`);
    return slot;
  }
  #checkUnique(key: unknown, row: Row): void {
    for (const field of this.#spec.unique) {
      const holders = row[field] === null ? undefined : this.#index(field).get(row[field]);
      if (holders && [...holders].some((holder) => holder !== key))
        throw new Error(`${this.#spec.name} has another row with ${field} ${String(row[field])}.`);
    }
  }
  #put(slot: Slot<Row>): void {
    const key = slot.row[this.#spec.key];
    for (const [field, index] of this.#indexes) {
      const value = slot.row[field as keyof Row];
      const keys = index.get(value);
      if (keys) keys.add(key);
      else index.set(value, new Set([key]));
    }
    this.#slots.set(key, slot);
  }
  #unindex(key: unknown, row: Row): void {
    for (const [field, index] of this.#indexes) {
      const value = row[field as keyof Row];
      const keys = index.get(value);
      keys?.delete(key);
      if (keys?.size === 0) index.delete(value);
    }
  }
  #take(key: unknown): void {
    this.#unindex(key, this.#slot(key).row);
    this.#slots.delete(key);
  }
  /** Only undo needs a row back in its old place, so only undo pays for sorting. */
  #putBack(slot: Slot<Row>): void {
    this.#put(slot);
    const slots = [...this.#slots].sort(([, a], [, b]) => a.order - b.order);
    this.#slots.clear();
    for (const [key, each] of slots) this.#slots.set(key, each);
  }
}
