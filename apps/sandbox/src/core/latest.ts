/** A ring buffer: the latest items, oldest first. */
export class Latest<Item> {
  readonly #most: number;
  #places: (Item | undefined)[] = [];
  /** The numbers of added and of dropped items. */
  #added = 0;
  #dropped = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#added - this.#dropped;
  }
  /** Adds an item and returns the one it displaced. */
  add(item: Item): Item | undefined {
    const dropped = this.size < this.#most ? undefined : this.drop();
    this.#places[this.#added % this.#most] = item;
    this.#added += 1;
    return dropped;
  }
  /** Drops the oldest item and returns it. */
  drop(): Item | undefined {
    if (this.size === 0) return undefined;
    const place = this.#dropped % this.#most;
    const item = this.#places[place];
    this.#places[place] = undefined;
    this.#dropped += 1;
    return item;
  }
  list(): Item[] {
    const start = this.#dropped % this.#most;
    const inOrder = [...this.#places.slice(start), ...this.#places.slice(0, start)];
    return inOrder.filter((item) => item !== undefined);
  }
  clear(): void {
    this.#places = [];
    this.#added = 0;
    this.#dropped = 0;
  }
}
