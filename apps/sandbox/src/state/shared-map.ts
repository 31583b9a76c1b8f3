/** Up to this size a map is copied whole at its first write after a fork; a larger one keeps its changes beside the shared base. */
const LARGE = 2000;
/** Tombstone of a key that was deleted and is still in the shared base. */
const DELETED = Symbol("deleted");

/** A copy-on-write map: forking shares the contents, and each fork keeps its own changes. */
export class SharedMap<Key, Value> {
  /** Shared between forks, so it is never written. */
  #base: ReadonlyMap<Key, Value> = new Map();
  /** This fork's own changes: new and replaced values, and tombstones. */
  #own: Map<Key, Value | typeof DELETED>;
  #size: number;

  constructor(map = new Map<Key, Value>()) {
    this.#own = map;
    this.#size = map.size;
  }

  get size(): number {
    return this.#size;
  }
  get(key: Key): Value | undefined {
    const own = this.#own.get(key);
    if (own !== undefined) return own === DELETED ? undefined : own;
    return this.#base.size === 0 ? undefined : this.#base.get(key);
  }
  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }
  *entries(): Generator<[Key, Value]> {
    // The maps as they are now: a write during the walk may replace them.
    const [base, own] = [this.#base, this.#own];
    for (const [key, shared] of base) {
      const value = own.get(key);
      if (value !== DELETED) yield [key, value ?? shared];
    }
    for (const [key, value] of own) if (value !== DELETED && !base.has(key)) yield [key, value];
  }
  *values(): Generator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  set(key: Key, value: Value): void {
    if (this.#base.size > 0 && this.#base.size < LARGE) this.#flatten();
    const own = this.#own.get(key);
    // A key set again after its deletion comes last. The base still holds its old place, so it is copied first.
    if (own === DELETED) this.#flatten();
    if (own === DELETED || (own === undefined && !this.#base.has(key))) this.#size += 1;
    this.#own.set(key, value);
  }
  delete(key: Key): void {
    if (!this.has(key)) return;
    this.#size -= 1;
    if (this.#base.has(key)) this.#own.set(key, DELETED);
    else this.#own.delete(key);
  }
  replace(map: Map<Key, Value>): void {
    this.#base = new Map();
    this.#own = map;
    this.#size = map.size;
  }
  fork(): SharedMap<Key, Value> {
    if (this.#own.size > this.#base.size / 4) {
      this.#flatten();
      // Flattened just now, so it holds no tombstones.
      this.#base = this.#own as Map<Key, Value>;
      this.#own = new Map();
    }
    const copy = new SharedMap<Key, Value>();
    copy.#base = this.#base;
    copy.#own = new Map(this.#own);
    copy.#size = this.#size;
    return copy;
  }

  #flatten(): void {
    if (this.#base.size === 0) return;
    const map = new Map(this.#base);
    for (const [key, own] of this.#own) {
      if (own === DELETED) map.delete(key);
      else map.set(key, own);
    }
    this.replace(map);
  }
}
