import { Groups } from "../state/groups.ts";
import type { Run } from "../state/sorted.ts";
import { each, sorted, type TimeSliced } from "../state/time-slices.ts";
import type { Slot } from "./slot.ts";

type ValueOf<Row> = (row: Row) => number | bigint;
/** How a table's rows are listed. */
export type ListSpec<Row> = {
  /** The fields that name a row's owner. A null field has no owner. */
  readonly of: readonly (keyof Row & string)[];
  /** The filter fields with few values each: rows are partitioned by them. */
  readonly apart: readonly (keyof Row & string)[];
  /** The sort orders of lists. */
  readonly orders: Readonly<Record<string, ValueOf<Row>>>;
};

type Item<Row> = { readonly value: number | bigint; readonly order: number; readonly row: Row };
const compare = (a: Item<unknown>, b: Item<unknown>) =>
  a.value === b.value ? a.order - b.order : a.value < b.value ? -1 : 1;

/**
 * Partitions a table's rows by owner and filter fields, and keeps each partition in every sort order. A filtered page
 * is read from the ends of the matching partitions and counted by their lengths, however many rows there are.
 */
export class Listing<Row extends object> {
  readonly #spec: ListSpec<Row>;
  /** The names of an owner's partitions. */
  #parts = new Groups<string, string>();
  readonly #orders = new Map<string, Groups<string, Item<Row>>>();

  private constructor(spec: ListSpec<Row>) {
    this.#spec = spec;
  }
  static *of<Row extends object>(spec: ListSpec<Row>, slots: Iterable<Slot<Row>>): TimeSliced<Listing<Row>> {
    const listing = new Listing(spec);
    const parts = new Map<string, Slot<Row>[]>();
    yield* each(slots, (slot) => {
      for (const [owner, part] of listing.#places(slot.row)) {
        const known = parts.get(part);
        if (known) known.push(slot);
        else {
          parts.set(part, [slot]);
          listing.#parts.add(owner, part);
        }
      }
    });
    for (const [name, read] of Object.entries(spec.orders)) {
      const groups = new Groups<string, Item<Row>>();
      for (const [part, held] of parts) {
        const items: Item<Row>[] = [];
        yield* each(held, (slot) => void items.push(itemOf(slot, read)));
        groups.fill(part, yield* sorted(items, compare));
      }
      listing.#orders.set(name, groups);
    }
    return listing;
  }
  fork(): Listing<Row> {
    const copy = new Listing(this.#spec);
    copy.#parts = this.#parts.fork();
    for (const [name, groups] of this.#orders) copy.#orders.set(name, groups.fork());
    return copy;
  }

  /** Returns the owner's rows in an order, a run for each matching partition. `fits` is called with one row of each. */
  runs(field: keyof Row & string, owner: unknown, order: string, fits: (row: Row) => boolean): Run<Row>[] {
    const groups = this.#orders.get(order);
    if (!groups || !this.#spec.of.includes(field)) throw new Error(`Rows aren't listed by ${field} and ${order}.`);
    return this.#parts
      .of(nameOf(field, owner))
      .map((part) => groups.of(part))
      .filter(([first]) => first !== undefined && fits(first.row))
      .map((items) => ({ length: items.length, at: (index) => items[index]?.row }));
  }

  add(slot: Slot<Row>): void {
    for (const [owner, part] of this.#places(slot.row)) {
      if (!this.#parts.of(owner).includes(part)) this.#parts.add(owner, part);
      for (const [groups, read] of this.#sorted()) groups.add(part, itemOf(slot, read), compare);
    }
  }
  remove(slot: Slot<Row>): void {
    for (const [owner, part] of this.#places(slot.row)) {
      for (const [groups, read] of this.#sorted()) groups.remove(part, itemOf(slot, read), compare);
      if (this.#sorted().every(([groups]) => groups.of(part).length === 0)) this.#parts.remove(owner, part);
    }
  }

  #sorted() {
    return Array.from(this.#orders, ([name, groups]) => [groups, this.#spec.orders[name] as ValueOf<Row>] as const);
  }
  #places(row: Row): [owner: string, part: string][] {
    const values = this.#spec.apart.map((field) => row[field]);
    return this.#spec.of
      .filter((field) => row[field] !== null)
      .map((field) => [nameOf(field, row[field]), nameOf(field, row[field], ...values)]);
  }
}

const nameOf = (...parts: readonly unknown[]) => JSON.stringify(parts);
const itemOf = <Row>({ order, row }: Slot<Row>, read: ValueOf<Row>): Item<Row> => ({
  value: read(row),
  order,
  row,
});
