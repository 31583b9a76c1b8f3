import { SharedMap } from "./shared-map.ts";

type Group<Item> = { readonly owner: object; readonly items: Item[] };
const none: readonly never[] = [];

/** Items by a value they have in common, in the order they came. Copies share each group until one of them writes. */
export class Groups<Value, Item> {
  #groups = new SharedMap<Value, Group<Item>>();
  /** A group of another owner is copied before it is written. */
  #owner = {};

  of(value: Value): readonly Item[] {
    return this.#groups.get(value)?.items ?? none;
  }
  add(value: Value, item: Item): void {
    this.#writable(value).push(item);
  }
  remove(value: Value, item: Item): void {
    const items = this.#writable(value);
    items.splice(items.lastIndexOf(item), 1);
    if (items.length === 0) this.#groups.delete(value);
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
