/** A small map is copied when it is first written after a fork; a large one is written on top of what it shares. */
const LARGE = 2000;
/** Stands on top of a shared value that was deleted. */
const GONE = Symbol("gone");

/** A map whose copies share what they hold and write what is their own: copying costs nothing, whatever its size. */
export class SharedMap<Key, Value> {
  /** Shared with copies, so it is never written. */
  #base: ReadonlyMap<Key, Value> = new Map();
  /** What differs from the base, and what is new. */
  #own: Map<Key, Value | typeof GONE>;
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
    if (own !== undefined) return own === GONE ? undefined : own;
    return this.#base.size === 0 ? undefined : this.#base.get(key);
  }
  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }
  *entries(): Generator<[Key, Value]> {
    // As they stand now: a write on the way may put others in their places.
    const [base, own] = [this.#base, this.#own];
    for (const [key, shared] of base) {
      const value = own.get(key);
      if (value !== GONE) yield [key, value ?? shared];
    }
    for (const [key, value] of own) if (value !== GONE && !base.has(key)) yield [key, value];
  }
  *values(): Generator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  set(key: Key, value: Value): void {
    if (this.#base.size > 0 && this.#base.size < LARGE) this.#flatten();
    const own = this.#own.get(key);
    // One that was deleted comes last, not where it was: only a map of its own can say so.
    if (own === GONE) this.#flatten();
    if (own === GONE || (own === undefined && !this.#base.has(key))) this.#size += 1;
    this.#own.set(key, value);
  }
  delete(key: Key): void {
    if (!this.has(key)) return;
    this.#size -= 1;
    if (this.#base.has(key)) this.#own.set(key, GONE);
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
      // Just made, so it holds no deletions: those stand only on top of a base.
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
      if (own === GONE) map.delete(key);
      else map.set(key, own);
    }
    this.replace(map);
  }
}
