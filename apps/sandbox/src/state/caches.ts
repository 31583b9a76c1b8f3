/**
 * What is worked out of a ledger once and kept with it. Not a WeakMap: what only a WeakMap leads to is marked in one turn
 * of the garbage collector, a tenth of a second behind 100 000 entries.
 */
export type Caches = Map<symbol, unknown>;

/** A cache of its own in everything that holds caches, made when it is first asked for. */
export function cacheIn<Value>(make: () => Value): (holder: { readonly caches: Caches }) => Value {
  const name = Symbol();
  return ({ caches }) => {
    if (!caches.has(name)) caches.set(name, make());
    return caches.get(name) as Value;
  };
}
