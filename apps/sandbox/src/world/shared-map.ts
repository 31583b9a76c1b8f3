/** A map whose copies share what they hold until one of them writes: copying costs nothing until then. */
export class SharedMap<Key, Value> {
  #map: Map<Key, Value>;
  #isShared = false;

  constructor(map = new Map<Key, Value>()) {
    this.#map = map;
  }

  get size(): number {
    return this.#map.size;
  }
  get(key: Key): Value | undefined {
    return this.#map.get(key);
  }
  has(key: Key): boolean {
    return this.#map.has(key);
  }
  values(): MapIterator<Value> {
    return this.#map.values();
  }
  entries(): MapIterator<[Key, Value]> {
    return this.#map.entries();
  }

  set(key: Key, value: Value): void {
    this.#own().set(key, value);
  }
  delete(key: Key): void {
    this.#own().delete(key);
  }
  replace(map: Map<Key, Value>): void {
    this.#map = map;
    this.#isShared = false;
  }
  fork(): SharedMap<Key, Value> {
    const copy = new SharedMap(this.#map);
    this.#isShared = true;
    copy.#isShared = true;
    return copy;
  }

  #own(): Map<Key, Value> {
    if (this.#isShared) this.replace(new Map(this.#map));
    return this.#map;
  }
}
