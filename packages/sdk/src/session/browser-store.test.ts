import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../client/client.ts";
import type { StorageFallbackEvent } from "../http/events.ts";
import { createBrowserStore } from "./browser-store.ts";
import type { StoredSession } from "./stored-session.ts";

const session: StoredSession = {
  accessToken: "at_1",
  refreshToken: "rt_1",
  accountType: 3,
  accessTokenExpireInSeconds: 1800,
  receivedAt: 1_763_719_331_000,
};

/** As much of a browser's storage as a page sees, shared by all its tabs. */
function browser() {
  const cookies = new Map<string, string>();
  const local = new Map<string, string>();
  const page = {
    get cookie() {
      return [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [pair = "", ...attributes] = text.split("; ");
      const [key = "", value = ""] = pair.split("=");
      // Browsers drop what is longer without a word.
      if (pair.length > 4096) return;
      if (attributes.includes("Max-Age=0")) cookies.delete(key);
      else cookies.set(key, value);
    },
  };
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { protocol: "https:" });
  return { cookies, local, storage };
}

function openStore(environment: "sandbox" | "production" = "sandbox") {
  const fallbacks: StorageFallbackEvent[] = [];
  const store = createBrowserStore({ environment, onFallback: (event) => fallbacks.push(event) });
  return { store, fallbacks };
}

let place: ReturnType<typeof browser>;
beforeEach(() => {
  place = browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("Blocked.", "SecurityError");
};

describe("a browser store", () => {
  it("keeps a session in cookies and local storage under the environment's prefix", () => {
    const { store, fallbacks } = openStore();
    store.set(session);
    expect(store.get()).toEqual(session);
    expect([...place.cookies.keys()]).toEqual(["coffer_sandbox_token"]);
    expect([...place.local.keys()].sort()).toEqual([
      "coffer_sandbox_accountType",
      "coffer_sandbox_expiry",
      "coffer_sandbox_refreshToken",
    ]);
    expect(openStore().store.get()).toEqual(session);
    expect(fallbacks).toEqual([]);
  });

  it("forgets the user with the session, and keeps the language", () => {
    const { store } = openStore();
    store.set(session);
    store.items.write("user", "Mei Lin");
    store.items.write("lang", "zh-CN");
    store.clear();
    expect(store.get()).toBeUndefined();
    expect(store.items.read("user")).toBeUndefined();
    expect(store.items.read("lang")).toBe("zh-CN");
    expect(place.local.size).toBe(0);
  });

  it("tells other tabs, each after it is done, and not itself", async () => {
    const [mine, theirs] = [openStore().store, openStore().store];
    const heard: (StoredSession | undefined)[] = [];
    const own = vi.fn();
    const stop = theirs.subscribe(() => heard.push(theirs.get()));
    const stopOwn = mine.subscribe(own);
    mine.set(session);
    await vi.waitFor(() => expect(heard).toEqual([session]));
    mine.clear();
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
    // Twice, where the look after the first message meets it before its own.
    const [first, ...later] = heard;
    expect([first, ...new Set(later)]).toEqual([session, undefined]);
    expect(own).not.toHaveBeenCalled();
    stop();
    stopOwn();
  });
});

describe("a message that is quicker than the cookie", () => {
  it("is told again once the token is here", async () => {
    const { store } = openStore();
    const heard: (StoredSession | undefined)[] = [];
    const stop = store.subscribe(() => heard.push(store.get()));
    const other = new BroadcastChannel("coffer_sandbox_session");
    other.postMessage("changed");
    await vi.waitFor(() => expect(heard).toEqual([undefined]));
    openStore().store.items.write("token", "at_1");
    await vi.waitFor(() => expect(heard).toMatchObject([undefined, { accessToken: "at_1" }]));
    stop();
    other.close();
  });
});

describe("a cookie another host of the site has set", () => {
  const mine = { ...session, accessToken: "at_main.0123456789abcdef.80412" };
  const foreign = "at_main.fedcba9876543210.80999";
  /** What a browser shows where a cookie of the same name and a longer path or a wider domain stands beside ours. */
  const withTwice = (name: string, value: string) => {
    const { cookie } = document;
    Object.defineProperty(document, "cookie", { get: () => `${name}=${value}; ${cookie}`, set: () => undefined });
  };

  it("can't carry the name of production, which has the __Host- prefix", () => {
    const { store } = openStore("production");
    store.set(mine);
    store.items.write("lang", "zh-CN");
    expect([...place.cookies.keys()]).toEqual(["__Host-coffer_production_token", "coffer_production_lang"]);
    place.cookies.set("coffer_production_token", foreign);
    expect(store.get()).toEqual(mine);
    store.clear();
    expect(store.get()).toBeUndefined();
  });

  it("keeps the plain name without HTTPS, where no browser takes the prefix", () => {
    vi.stubGlobal("location", { protocol: "http:" });
    const { store } = openStore("production");
    store.set(mine);
    expect([...place.cookies.keys()]).toEqual(["coffer_production_token"]);
    expect(store.get()).toEqual(mine);
  });

  it("is not believed, and neither is ours, where both have one name", () => {
    const { store } = openStore();
    store.set(mine);
    withTwice("coffer_sandbox_token", foreign);
    expect(store.get()).toBeUndefined();
  });

  it("doesn't stop the next sign-in, which then lives in local storage", () => {
    const { store } = openStore();
    store.set(mine);
    withTwice("coffer_sandbox_token", foreign);
    store.set(mine);
    expect(store.get()).toEqual(mine);
  });

  it("ends the session where it has a token of another account", async () => {
    const { store, fallbacks } = openStore();
    store.set(mine);
    place.cookies.set("coffer_sandbox_token", foreign);
    const ended: unknown[] = [];
    const coffer = createClient({ store, events: { onSessionEnded: ({ reason }) => ended.push(reason) } });
    await expect(coffer.assets.getAssets()).rejects.toMatchObject({ kind: "auth" });
    expect([ended, fallbacks]).toEqual([["missing"], [{ problem: "corrupt", item: "token" }]]);
    coffer.close();
  });

  it("signs nobody in by itself", () => {
    place.cookies.set("coffer_sandbox_token", foreign);
    expect(openStore().store.get()).toBeUndefined();
  });

  it("is noticed no less after a refresh, which keeps the account", () => {
    const { store } = openStore();
    store.set(mine);
    store.set({ ...mine, accessToken: "at_main.00112233445566.80412" });
    expect(store.get()?.accessToken).toBe("at_main.00112233445566.80412");
    place.cookies.set("coffer_sandbox_token", foreign);
    expect(store.get()).toBeUndefined();
  });
});

describe("tokens that are missing", () => {
  it("take the user and the refresh time with them, told once", async () => {
    const { store } = openStore();
    store.set(session);
    store.items.write("user", "Mei Lin");
    store.items.write("lang", "zh-CN");
    place.cookies.delete("coffer_sandbox_token");
    const ended: unknown[] = [];
    const coffer = createClient({ store, events: { onSessionEnded: ({ reason }) => ended.push(reason) } });
    for (let turn = 0; turn < 3; turn++)
      await expect(coffer.assets.getAssets()).rejects.toMatchObject({ kind: "auth" });
    expect(ended).toEqual(["missing"]);
    expect([...place.local.keys()]).toEqual([]);
    expect(store.items.read("lang")).toBe("zh-CN");
    coffer.close();
  });
});

describe("storage that doesn't work", () => {
  it("blocked altogether, leaves the session in memory and says so once an item", () => {
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    Object.assign(place.storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { store, fallbacks } = openStore();
    store.set(session);
    store.set({ ...session, accessToken: "at_2" });
    expect(store.get()).toEqual({ ...session, accessToken: "at_2" });
    expect(fallbacks.map(({ problem, item }) => `${problem} ${item}`).sort()).toEqual([
      "blocked accountType",
      "blocked expiry",
      "blocked refreshToken",
      "blocked token",
    ]);
    store.clear();
    expect(store.get()).toBeUndefined();
  });

  it("full, keeps what still fits elsewhere", () => {
    place.storage.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
    const { store, fallbacks } = openStore();
    store.set(session);
    expect(store.get()).toEqual(session);
    expect(fallbacks).toEqual([]);
    expect(place.cookies.size).toBe(4);
  });

  it("too small for a token in a cookie, takes local storage and leaves no older token behind", () => {
    const { store } = openStore();
    store.set(session);
    const long = { ...session, accessToken: "a".repeat(4090) };
    store.set(long);
    expect(store.get()).toEqual(long);
    expect(place.cookies.has("coffer_sandbox_token")).toBe(false);
  });

  it("whose listener fails, works all the same", () => {
    Object.assign(place.storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    const store = createBrowserStore({
      environment: "sandbox",
      onFallback: () => {
        throw new Error("listener broke");
      },
    });
    expect(() => store.set(session)).not.toThrow();
    expect(store.get()).toEqual(session);
  });
});

describe("storage that holds what isn't ours", () => {
  it.each([
    ["a token with spaces", "two words"],
    ["a token that isn't decodable", "%E0%A4%A"],
    ["an endless token", "x".repeat(4000).concat("\u0000")],
  ])("(%s) is no session", (_, token) => {
    place.cookies.set("coffer_sandbox_token", token.includes("%") ? token : encodeURIComponent(token));
    const { store } = openStore();
    expect(store.get()).toBeUndefined();
    expect(store.get()).toBeUndefined();
  });

  it("says so once", () => {
    place.cookies.set("coffer_sandbox_token", "two%20words");
    const { store, fallbacks } = openStore();
    store.get();
    store.get();
    expect(fallbacks).toEqual([{ problem: "corrupt", item: "token" }]);
  });

  it.each(["", "abc", "1800", "-1/5", "1800/", "99999999999999/1", '{"a":1}'])(
    "reads an expiry of %j as unknown",
    (expiry) => {
      const { store } = openStore();
      store.set(session);
      place.local.set("coffer_sandbox_expiry", expiry);
      expect(store.get()).toEqual({ ...session, accessTokenExpireInSeconds: undefined, receivedAt: 0 });
    },
  );

  it.each(["9", "merchant", "", "1e0", "__proto__"])(
    "reads an account type of %j as the default or a real one",
    (text) => {
      const { store } = openStore();
      store.set(session);
      place.local.set("coffer_sandbox_accountType", text);
      expect([0, 1]).toContain(store.get()?.accountType);
    },
  );
});
