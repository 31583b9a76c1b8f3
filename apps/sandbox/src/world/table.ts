import { Groups } from "../state/groups.ts";
import type { Recorder } from "../state/journal.ts";
import { SharedMap } from "../state/shared-map.ts";
import type { Run } from "../state/sorted.ts";
import { atOnce, each, type TimeSliced } from "../state/time-slices.ts";
import type { Step } from "./change.ts";
import { freezeJson } from "./freeze.ts";
import { Listing, type ListSpec } from "./listing.ts";
import { Parts, type PartsSpec } from "./parts.ts";
import { RowList } from "./row-list.ts";
import type { Slot } from "./slot.ts";

/** A table of this size maintains its lists and parts: building them on the first read would take too long. */
export const MANY_ROWS = 1000;

/** Declared by the module that owns it, which lists it in its `module.ts`; every world makes its own on first use. */
export type TableSpec<Row> = {
  readonly name: string;
  readonly key: keyof Row & string;
  /** Fields whose values are unique among the rows. null doesn't count. */
  readonly unique: readonly (keyof Row & string)[];
  readonly indexes: readonly (keyof Row & string)[];
  /** How lists of its rows are filtered and sorted. */
  readonly lists?: ListSpec<Row>;
  /** Named subsets of the rows. */
  readonly parts?: PartsSpec<Row>;
  /** Never set: only carries the row type for the compiler. */
  readonly row?: Row;
};

/** Any table, whatever its rows. */
export type AnyTableSpec = {
  readonly name: string;
  readonly key: string;
  readonly unique: readonly string[];
  readonly indexes: readonly string[];
};

export function defineTable<Row extends object>(
  name: string,
  spec: Pick<TableSpec<Row>, "key"> & Partial<Pick<TableSpec<Row>, "unique" | "indexes" | "lists" | "parts">>,
): TableSpec<Row> {
  return { name, unique: [], indexes: [], ...spec };
}

/**
 * Rows by key with indexes, in the order of insertion. Rows are frozen: `update` makes a new one, so that forks can
 * share them.
 */
export class Table<Row extends object> {
  readonly #spec: TableSpec<Row>;
  readonly #journal: Recorder<Step>;
  #slots = new SharedMap<unknown, Slot<Row>>();
  /** The same rows, for callers that need all of them. */
  #list = new RowList<Row>();
  /** The keys of the rows by field value. */
  readonly #indexes = new Map<string, Groups<unknown, unknown>>();
  /** The key of the row by the value of a unique field. */
  readonly #uniques = new Map<string, SharedMap<unknown, unknown>>();
  /** Created when the first list is read. */
  #listing: Listing<Row> | null = null;
  /** Created when the first part is read. */
  #parts: Parts<Row> | null = null;
  #order = 0;

  constructor(spec: TableSpec<Row>, journal: Recorder<Step>, rows: Iterable<Row> = []) {
    this.#spec = spec;
    this.#journal = journal;
    for (const field of spec.indexes) this.#indexes.set(field, new Groups());
    for (const field of spec.unique) this.#uniques.set(field, new SharedMap());
    for (const row of rows) this.#put({ order: this.#order++, row: freezeJson(row) });
  }
  fork(journal: Recorder<Step>): Table<Row> {
    const copy = new Table(this.#spec, journal);
    copy.#slots = this.#slots.fork();
    copy.#list = this.#list.fork();
    for (const [field, index] of this.#indexes) copy.#indexes.set(field, index.fork());
    for (const [field, keys] of this.#uniques) copy.#uniques.set(field, keys.fork());
    copy.#listing = this.#listing?.fork() ?? null;
    copy.#parts = this.#parts?.fork() ?? null;
    copy.#order = this.#order;
    return copy;
  }

  /** Fills an empty table with saved rows, including its lists and parts. */
  *fill(rows: readonly Row[]): TimeSliced<void> {
    yield* each(rows, (row) => this.#put({ order: this.#order++, row: freezeJson(row) }));
    yield* this.#prepare();
  }
  *#prepare(): TimeSliced<void> {
    const { lists, parts } = this.#spec;
    if (lists) this.#listing ??= yield* Listing.of(lists, this.#slots.values());
    if (parts) this.#parts ??= yield* Parts.of(parts, this.#slots.entries());
  }

  get size(): number {
    return this.#slots.size;
  }
  get(key: string): Row | undefined {
    return this.#slots.get(key)?.row;
  }
  /** Returns the rows whose indexed field has the value, oldest first. */
  find<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row[] {
    return this.#index(field)
      .of(value)
      .map((key) => this.#slot(key).row);
  }
  /** Returns an owner's rows in one of the declared orders, a run for each matching part. */
  runs<Field extends keyof Row & string>(
    field: Field,
    owner: Row[Field],
    order: string,
    fits: (row: Row) => boolean = () => true,
  ): Run<Row>[] {
    const { lists, name } = this.#spec;
    if (!lists) throw new Error(`${name} declares no lists.`);
    this.#listing ??= atOnce(Listing.of(lists, this.#slots.values()));
    return this.#listing.runs(field, owner, order, fits);
  }
  /** Returns the rows of a part, oldest first; with `most`, only the latest ones. */
  part(name: string, most?: number): Row[] {
    this.#parts ??= atOnce(Parts.of(this.#spec.parts ?? {}, this.#slots.entries()));
    return this.#parts.keys(name, most).map((key) => this.#slot(key).row);
  }
  /** Returns a number that rises with each inserted row. */
  orderOf(key: string): number {
    return this.#slot(key).order;
  }
  /** Returns the row whose unique field has the value. */
  one<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row | undefined {
    const keys = this.#uniques.get(field);
    if (!keys) throw new Error(`${this.#spec.name} doesn't declare ${field} unique.`);
    const key = keys.get(value);
    return key === undefined ? undefined : this.#slot(key).row;
  }
  /** Iterates from the oldest row without copying the list. Deleting during the iteration is allowed. */
  *rows(): Generator<Row> {
    for (const slot of this.#slots.values()) yield slot.row;
  }
  /** Returns all rows, oldest first. */
  all(): Row[] {
    return this.#list.all().slice();
  }
  /** Returns the current rows in constant time; later changes don't affect the list. */
  snapshot(): readonly Row[] {
    return this.#list.all();
  }

  insert(row: Row): Row {
    const key = row[this.#spec.key];
    if (this.#slots.has(key)) throw new Error(`${this.#spec.name} has ${String(key)} already.`);
    this.#checkUnique(key, row);
    const slot = { order: this.#order++, row: freezeJson({ ...row }) };
    this.#put(slot);
    if (this.#slots.size === MANY_ROWS) atOnce(this.#prepare());
    this.#record(key, slot.row, () => {
      this.#take(key);
      this.#order = slot.order;
    });
    return slot.row;
  }

  update(key: string, patch: Partial<Row>): Row {
    return this.#exchange(this.#slot(key), freezeJson({ ...this.#slot(key).row, ...patch }));
  }

  delete(key: string): void {
    const slot = this.#slot(key);
    this.#take(key);
    this.#record(key, null, () => this.#putBack(slot));
  }
  /** Replays a change made elsewhere. */
  apply(key: string, row: Row | null): void {
    if (row === null) this.delete(key);
    else if (this.#slots.has(key)) this.#exchange(this.#slot(key), freezeJson(row));
    else this.insert(row);
  }

  #record(key: unknown, row: Row | null, undo: () => void): void {
    this.#journal.record(undo, ["row", this.#spec.name, String(key), row]);
  }
  #index(field: string): Groups<unknown, unknown> {
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
    for (const [field, keys] of this.#uniques) {
      const value = row[field as keyof Row];
      if ((keys.get(value) ?? key) !== key)
        throw new Error(`${this.#spec.name} has another row with ${field} ${String(value)}.`);
    }
  }
  /** Replaces a row in its place. */
  #exchange(before: Slot<Row>, row: Row): Row {
    const key = before.row[this.#spec.key];
    const after = { order: before.order, row };
    this.#checkUnique(key, row);
    this.#reindex(key, before, after);
    this.#slots.set(key, after);
    this.#list.set(after.order, row);
    this.#record(key, row, () => {
      this.#reindex(key, after, before);
      this.#slots.set(key, before);
      this.#list.set(before.order, before.row);
    });
    return row;
  }
  #reindex(key: unknown, before: Slot<Row>, after: Slot<Row>): void {
    this.#listing?.remove(before);
    this.#listing?.add(after);
    this.#parts?.change(key, before, after);
    for (const [field, index] of this.#indexes) {
      const [from, to] = [before.row[field as keyof Row], after.row[field as keyof Row]];
      if (from === to) continue;
      index.remove(from, key);
      index.add(to, key, this.#byOrder);
    }
    for (const [field, keys] of this.#uniques) {
      const [from, to] = [before.row[field as keyof Row], after.row[field as keyof Row]];
      if (from === to) continue;
      if (from !== null) keys.delete(from);
      if (to !== null) keys.set(to, key);
    }
  }
  #put(slot: Slot<Row>): void {
    const key = slot.row[this.#spec.key];
    this.#slots.set(key, slot);
    this.#list.set(slot.order, slot.row);
    this.#listing?.add(slot);
    this.#parts?.change(key, undefined, slot);
    for (const [field, index] of this.#indexes) index.add(slot.row[field as keyof Row], key, this.#byOrder);
    for (const [field, keys] of this.#uniques) {
      const value = slot.row[field as keyof Row];
      if (value !== null) keys.set(value, key);
    }
  }
  readonly #byOrder = (a: unknown, b: unknown) => this.#slot(a).order - this.#slot(b).order;
  #take(key: unknown): void {
    const slot = this.#slot(key);
    const { row } = slot;
    this.#listing?.remove(slot);
    this.#parts?.change(key, slot, undefined);
    for (const [field, index] of this.#indexes) index.remove(row[field as keyof Row], key);
    for (const [field, keys] of this.#uniques) keys.delete(row[field as keyof Row]);
    this.#slots.delete(key);
    this.#list.delete(slot.order);
  }
  /** Only an undo puts a row back in its old place, so only an undo pays for sorting. */
  #putBack(slot: Slot<Row>): void {
    this.#put(slot);
    this.#slots.replace(new Map([...this.#slots.entries()].sort(([, a], [, b]) => a.order - b.order)));
  }
}
