import { expect, it } from "vitest";
import { SafeStorage, storagePrefix } from "./storage.ts";

function fakeStorage(limit = Number.POSITIVE_INFINITY) {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException("full", "QuotaExceededError");
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: 0,
  };
}

it("stores under the environment's prefix", () => {
  const storage = fakeStorage();
  new SafeStorage(() => storage).set("lang", "en");
  expect([...storage.map]).toEqual([[`${storagePrefix}lang`, "en"]]);
});

it("survives blocked storage", () => {
  const store = new SafeStorage(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  store.set("lang", "zh-CN");
  expect(store.get("lang")).toBe("zh-CN");
  store.remove("lang");
  expect(store.get("lang")).toBeUndefined();
});

it("survives full storage, and what is newest wins", () => {
  const store = new SafeStorage(() => fakeStorage(3));
  store.set("a", "long value");
  expect(store.get("a")).toBe("long value");
});
