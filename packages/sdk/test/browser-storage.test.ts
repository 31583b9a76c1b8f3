import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserStore, createClient, type StoredSession } from "../src/index.ts";
import { answer, scripted } from "../src/testing.ts";
import { aSession } from "./kit.ts";

// The exact keys and values: other tabs, other versions and the page's first script read them.
const written: string[] = [];
const listeners = new Map<string, Set<(event: unknown) => void>>();

function browser(protocol = "https:") {
  const cookies = new Map<string, string>();
  const local = new Map<string, string>();
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    get cookie() {
      return [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [key = "", value = ""] = (text.split("; ")[0] ?? "").split("=");
      if (text.includes("Max-Age=0")) cookies.delete(key);
      else cookies.set(key, value);
    },
  });
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => {
      written.push(`${key} ${value}`);
      local.set(key, value);
    },
    removeItem: (key: string) => void local.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  });
  vi.stubGlobal("removeEventListener", (name: string, listener: () => void) => listeners.get(name)?.delete(listener));
  return { cookies, local, storage };
}

const session: StoredSession = aSession({ accessToken: "at_1/+=", receivedAt: 1_763_719_331_000, accountType: 3 });
const emit = (name: string, event: unknown) => {
  for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
};

beforeEach(() => {
  written.length = 0;
  listeners.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("session in browser storage", () => {
  it.each([
    ["https:", "; Secure"],
    ["http:", ""],
  ])("is written on %s in this format", (protocol, secure) => {
    browser(protocol);
    createBrowserStore({ environment: "sandbox" }).set(session);
    expect(written).toEqual([
      "coffer_sandbox_expiry 1800/1763719331000",
      expect.stringMatching(/^coffer_sandbox_expiry=; /),
      expect.stringMatching(/^coffer_sandbox_account=; /),
      "coffer_sandbox_accountType 3",
      expect.stringMatching(/^coffer_sandbox_accountType=; /),
      "coffer_sandbox_refreshToken rt_1",
      expect.stringMatching(/^coffer_sandbox_refreshToken=; /),
      // Written last, so that a concurrent reader gets a valid pair.
      `coffer_sandbox_token=at_1%2F%2B%3D; Path=/; Max-Age=2592000; SameSite=Strict${secure}`,
    ]);
  });

  it("is read back unchanged, with unknown fields omitted", () => {
    const { local } = browser();
    const store = createBrowserStore({ environment: "production" });
    const bare = { ...session, refreshToken: undefined, accessTokenExpireInSeconds: undefined };
    store.set(session);
    store.set(bare);
    expect(store.get()).toEqual(bare);
    expect(local.get("coffer_production_expiry")).toBe("/1763719331000");
    expect(local.has("coffer_production_refreshToken")).toBe(false);
  });

  it("initialises the page's client, with its language", async () => {
    const { cookies } = browser();
    vi.stubGlobal("window", {});
    createBrowserStore({ environment: "production" }).set({ ...session, receivedAt: Date.now() });
    cookies.set("coffer_production_lang", "zh-CN");
    const { fetch, requests } = scripted(answer([]));
    const coffer = createClient({ fetch });
    await coffer.assets.getAssets();
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer at_1/+=");
    expect(requests[0]?.headers.get("lang")).toBe("zh-CN");
    coffer.close();
  });

  it("is separate for sandbox and production, and an empty storage is no failure", () => {
    browser();
    createBrowserStore({ environment: "sandbox" }).set(session);
    const onFallback = vi.fn();
    expect(createBrowserStore({ environment: "production", onFallback }).get()).toBeUndefined();
    expect(onFallback).not.toHaveBeenCalled();
  });

  it("with an impossible time has an unknown age", () => {
    const { local } = browser();
    const store = createBrowserStore({ environment: "sandbox" });
    store.set(session);
    local.set("coffer_sandbox_expiry", "1800/12345678901234567890");
    expect(store.get()).toMatchObject({ accessTokenExpireInSeconds: undefined, receivedAt: 0 });
  });
});

describe("change in another tab", () => {
  const listening = () => {
    browser();
    vi.stubGlobal("BroadcastChannel", undefined);
    const store = createBrowserStore({ environment: "sandbox" });
    const heard = vi.fn();
    store.set(session);
    store.clear();
    return { heard, stop: store.subscribe(heard) };
  };

  it.each([
    ["of our items", { key: "coffer_sandbox_refreshToken" }, 1],
    ["of all storage", { key: null }, 1],
    ["of somebody else's", { key: "theme" }, 0],
    ["of production's", { key: "coffer_production_token" }, 0],
  ])("%s: %o notifies %i times", (_, event, times) => {
    const { heard } = listening();
    emit("storage", event);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it("does not notify after the last listener left", () => {
    const { heard, stop } = listening();
    stop();
    emit("storage", { key: null });
    expect(heard).not.toHaveBeenCalled();
  });

  it("is announced on a channel named after the environment, which closes afterwards", () => {
    browser();
    const calls: unknown[][] = [];
    class Channel {
      constructor(name: string) {
        calls.push(["opened", name]);
      }
      postMessage = (message: unknown) => calls.push(["posted", message]);
      addEventListener = (name: string) => calls.push(["listens", name]);
      removeEventListener = (name: string) => calls.push(["left", name]);
    }
    vi.stubGlobal("BroadcastChannel", Channel);
    const store = createBrowserStore({ environment: "sandbox" });
    const stop = store.subscribe(() => undefined);
    store.set(session);
    store.clear();
    stop();
    expect(calls).toEqual([
      ["opened", "coffer_sandbox_session"],
      ["listens", "message"],
      ["posted", "changed"],
      ["posted", "changed"],
      ["left", "message"],
    ]);
  });
});

describe("storage that becomes available again", () => {
  it("is used again, and memory does not hide it", () => {
    const { local, storage } = browser();
    const fallbacks: unknown[] = [];
    const { items } = createBrowserStore({ environment: "sandbox", onFallback: (event) => fallbacks.push(event) });
    const { setItem } = storage;
    const real = Object.getOwnPropertyDescriptor(document, "cookie") ?? {};
    const refuse = () => {
      throw new DOMException("Blocked.", "SecurityError");
    };
    storage.setItem = refuse;
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined, configurable: true });
    items.write("user", "Mei");
    items.write("user", "Mei Lin");
    expect(items.read("user")).toBe("Mei Lin");
    expect(fallbacks).toEqual([{ problem: "blocked", item: "user" }]);
    storage.setItem = setItem;
    Object.defineProperty(document, "cookie", real);
    items.write("user", "Mei Lin Chen");
    local.set("coffer_sandbox_user", "somebody else");
    expect(items.read("user")).toBe("somebody else");
    items.remove("user");
    expect(items.read("user")).toBeUndefined();
    expect(local.size).toBe(0);
  });

  it("is cleared together with the memory", () => {
    const { storage } = browser();
    storage.setItem = () => undefined;
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
    const { items } = createBrowserStore({ environment: "sandbox" });
    items.write("user", "Mei");
    items.remove("user");
    expect(items.read("user")).toBeUndefined();
  });

  it("prefers cookies for the language and local storage for the rest, and reads either", () => {
    const { cookies, local } = browser();
    const { items } = createBrowserStore({ environment: "sandbox" });
    cookies.set("coffer_sandbox_lang", "zh-CN");
    local.set("coffer_sandbox_lang", "en");
    expect(items.read("lang")).toBe("zh-CN");
    cookies.set("coffer_sandbox_assetType", "1");
    local.set("coffer_sandbox_assetType", "2");
    expect(items.read("assetType")).toBe("2");
    local.delete("coffer_sandbox_assetType");
    expect(items.read("assetType")).toBe("1");
    items.write("lang", "en");
    expect([cookies.get("coffer_sandbox_lang"), local.has("coffer_sandbox_lang")]).toEqual(["en", false]);
  });
});
