import { SharedMap } from "./shared-map.ts";
import { firstWhere } from "./sorted.ts";

type Group<Item> = { readonly owner: object; readonly items: Item[] };
const none: readonly never[] = [];
type Compare<Item> = (a: Item, b: Item) => number;

/** A copy-on-write multimap: items grouped by a value, in the order they were added. Forks share each group until one of them writes to it. */
export class Groups<Value, Item> {
  #groups = new SharedMap<Value, Group<Item>>();
  /** A group of another owner is copied before it is written. */
  #owner = {};

  of(value: Value): readonly Item[] {
    return this.#groups.get(value)?.items ?? none;
  }
  /** Adds at the end, or in the place `compare` gives it. */
  add(value: Value, item: Item, compare?: Compare<Item>): void {
    const items = this.#writable(value);
    const last = items.at(-1);
    const isLast = !compare || last === undefined || compare(last, item) <= 0;
    items.splice(
      isLast ? items.length : firstWhere(items.length, (at) => compare(items[at] as Item, item) > 0),
      0,
      item,
    );
  }
  /** Removes an item. Where the group's order is known, it is found by binary search. */
  remove(value: Value, item: Item, compare?: Compare<Item>): void {
    const items = this.#writable(value);
    const at = compare
      ? firstWhere(items.length, (each) => compare(items[each] as Item, item) >= 0)
      : items.lastIndexOf(item);
    items.splice(at, 1);
    if (items.length === 0) this.#groups.delete(value);
  }
  /** All items of a value at once, in place of those it had. */
  fill(value: Value, items: Item[]): void {
    this.#groups.set(value, { owner: this.#owner, items });
  }
  fork(): Groups<Value, Item> {
    const copy = new Groups<Value, Item>();
    copy.#groups = this.#groups.fork();
    this.#owner = {};
    return copy;
  }

  #writable(value: Value): Item[] {
    const group = this.#groups.get(value);
    if (group?.owner === this.#owner) return group.items;
    const items = group ? [...group.items] : [];
    this.#groups.set(value, { owner: this.#owner, items });
    return items;
  }
}
