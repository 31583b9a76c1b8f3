import type { StorageFallbackEvent } from "../http/events.ts";
import { tryOrUndefined } from "../http/try-or-undefined.ts";

/** What is kept in the browser beside each other, under one prefix. */
export type ItemName = "token" | "account" | "refreshToken" | "accountType" | "expiry" | "user" | "assetType" | "lang";

/** One place to keep texts. Any of its calls may throw: blocked cookies take local storage with them. */
export interface Area {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** Items by name, kept wherever that works. Never throws. */
export interface Items {
  read(name: ItemName): string | undefined;
  write(name: ItemName, text: string): void;
  remove(name: ItemName): void;
}

// What a page of the same site may want to know before its script runs is in cookies; the rest is in local storage.
const inCookies: readonly ItemName[] = ["token", "lang"];

function localArea(): Area {
  return {
    read: (key) => localStorage.getItem(key) ?? undefined,
    write: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
  };
}

export function createItems(
  prefix: string,
  onFallback: (event: StorageFallbackEvent) => void,
  hostOnly: boolean,
): Items {
  const memory = new Map<ItemName, string>();
  const told = new Set<ItemName>();
  const [cookies, local] = [cookieArea(hostOnly), localArea()];
  const order = (name: ItemName): Area[] => (inCookies.includes(name) ? [cookies, local] : [local, cookies]);
  const keyOf = (name: ItemName) => prefix + name;

  return {
    read: (name) => {
      const kept = memory.get(name);
      if (kept !== undefined) return kept;
      for (const area of order(name)) {
        const text = tryOrUndefined(() => area.read(keyOf(name)));
        if (text !== undefined) return text;
      }
      return undefined;
    },
    write: (name, text) => {
      const kept = order(name).find((area) => {
        tryOrUndefined(() => area.write(keyOf(name), text));
        // Read back: a cookie that is too long, or refused, is dropped without a word and may leave an older one.
        return tryOrUndefined(() => area.read(keyOf(name))) === text;
      });
      // Written before the others are cleared: another tab must not meet a moment without the item.
      for (const area of order(name)) if (area !== kept) tryOrUndefined(() => area.remove(keyOf(name)));
      if (kept) memory.delete(name);
      else memory.set(name, text);
      if (kept || told.has(name)) return;
      told.add(name);
      onFallback({ problem: "blocked", item: name });
    },
    remove: (name) => {
      memory.delete(name);
      for (const area of order(name)) tryOrUndefined(() => area.remove(keyOf(name)));
    },
  };
}

/** As long as a session lives. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The language is no secret, and pages read its cookie before any script of ours. */
const UNGUARDED = /_lang$/;

/**
 * First-party cookies: only for this site, never sent along by another one.
 * @param hostOnly whether names get the `__Host-` prefix, which a browser refuses to sibling domains. It wants HTTPS.
 */
function cookieArea(hostOnly: boolean): Area {
  const isSecure = () => location.protocol === "https:";
  const nameOf = (key: string) => (hostOnly && isSecure() && !UNGUARDED.test(key) ? `__Host-${key}` : key);
  const put = (key: string, text: string, maxAge: number) => {
    const secure = isSecure() ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is async and not in every browser we serve.
    document.cookie = `${nameOf(key)}=${encodeURIComponent(text)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
  };
  return {
    read: (key) => {
      const start = `${nameOf(key)}=`;
      const [pair, ...others] = document.cookie.split("; ").filter((each) => each.startsWith(start));
      // Another host of the site may have set the second one, and nothing says which is ours.
      if (pair === undefined || others.length > 0) return undefined;
      return decodeURIComponent(pair.slice(start.length));
    },
    write: (key, text) => put(key, text, MAX_AGE_SECONDS),
    remove: (key) => put(key, "", 0),
  };
}
