import { firstWhere } from "../state/sorted.ts";
import { each, type TimeSliced } from "../state/time-slices.ts";
import type { Slot } from "./slot.ts";

/** Names subsets of a table, each with its predicate. */
export type PartsSpec<Row> = Readonly<Record<string, (row: Row) => boolean>>;

type Place = { readonly order: number; readonly key: string };

/** The keys of the rows in each named subset, oldest first: it finds open records among many rows without a scan. */
export class Parts<Row> {
  readonly #spec: PartsSpec<Row>;
  readonly #places = new Map<string, Place[]>();

  private constructor(spec: PartsSpec<Row>) {
    this.#spec = spec;
  }
  static *of<Row>(
    spec: PartsSpec<Row>,
    slots: Iterable<readonly [key: unknown, slot: Slot<Row>]>,
  ): TimeSliced<Parts<Row>> {
    const parts = new Parts(spec);
    for (const name of Object.keys(spec)) parts.#places.set(name, []);
    yield* each(slots, ([key, slot]) => parts.change(key, undefined, slot));
    return parts;
  }
  fork(): Parts<Row> {
    const copy = new Parts(this.#spec);
    for (const [name, places] of this.#places) copy.#places.set(name, [...places]);
    return copy;
  }

  /** Records that the row with this key was inserted, replaced or deleted. */
  change(key: unknown, before: Slot<Row> | undefined, after: Slot<Row> | undefined): void {
    for (const [name, places] of this.#places) {
      const fits = this.#spec[name] as (row: Row) => boolean;
      const [was, is] = [before !== undefined && fits(before.row), after !== undefined && fits(after.row)];
      const { order } = (after ?? before) as Slot<Row>;
      if (was === is) continue;
      const last = places.at(-1);
      const at =
        is && (last === undefined || last.order < order)
          ? places.length
          : firstWhere(places.length, (each) => (places[each] as Place).order >= order);
      if (is) places.splice(at, 0, { order, key: String(key) });
      else places.splice(at, 1);
    }
  }
  /** Returns keys, oldest first; with `most`, only the latest ones. */
  keys(name: string, most = Number.POSITIVE_INFINITY): string[] {
    const places = this.#places.get(name);
    if (!places) throw new Error(`There is no part ${name}.`);
    return places.slice(Math.max(0, places.length - most)).map(({ key }) => key);
  }
}
