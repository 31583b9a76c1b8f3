import { type StorageFallbackEvent, tell } from "../http/events.ts";
import type { Environment } from "../http/hosts.ts";
import { tryOrUndefined } from "../http/try-or-undefined.ts";
import { createItems, type Items } from "./items.ts";
import { type SessionStore, STORE_LAG_MS } from "./store.ts";
import { accountOf, readSession, type StoredSession } from "./stored-session.ts";

/** How a browser's store is set up. */
export interface BrowserStoreOptions {
  /** Names the prefix of every item, `coffer_<environment>_`. */
  readonly environment: Environment;
  /** Storage is blocked, full, or holds what isn't ours. Told once for each item. */
  readonly onFallback?: ((event: StorageFallbackEvent) => void) | undefined;
}

/** A session store with the other things the product keeps beside the session. */
export interface BrowserStore extends SessionStore {
  /** Texts under the same prefix. `user` and `assetType` go with the session, `lang` stays. */
  readonly items: Pick<Items, "read" | "write" | "remove">;
}

/** Cookies and local storage, shared by the tabs of a site. What can't be kept there lives in memory. Never throws. */
export function createBrowserStore(options: BrowserStoreOptions): BrowserStore {
  const prefix = `coffer_${options.environment}_`;
  const fallback = (event: StorageFallbackEvent) => tell(options.onFallback, event);
  const items = createItems(prefix, fallback, options.environment === "production");
  // Cookies tell nobody when they change, so tabs tell each other. Refused in some private modes.
  const channel = tryOrUndefined(() => new BroadcastChannel(`${prefix}session`));
  let corruptionTold = false;

  return {
    items,
    get: () => {
      const accessToken = items.read("token");
      if (accessToken === undefined) return undefined;
      const expiry = readExpiry(items.read("expiry"));
      // A token of another account was put in place of ours: this session is none.
      const isOurs = accountOf(accessToken) === items.read("account");
      const session = readSession(
        {
          accessToken: isOurs && accessToken,
          refreshToken: items.read("refreshToken"),
          accountType: items.read("accountType"),
          accessTokenExpireInSeconds: expiry?.seconds,
        },
        expiry?.receivedAt ?? 0,
        expiry?.startedAt,
      );
      if (session === undefined && !corruptionTold) {
        corruptionTold = true;
        fallback({ problem: "corrupt", item: "token" });
      }
      return session;
    },
    set: (session: StoredSession) => {
      const { accessTokenExpireInSeconds: seconds = "", receivedAt, startedAt } = session;
      items.write("expiry", [seconds, receivedAt, ...(startedAt === undefined ? [] : [startedAt])].join("/"));
      const account = accountOf(session.accessToken);
      if (account === undefined) items.remove("account");
      else items.write("account", account);
      items.write("accountType", session.isAccountTypeAssumed ? "" : String(session.accountType));
      if (session.refreshToken === undefined) items.remove("refreshToken");
      else items.write("refreshToken", session.refreshToken);
      // Last: another tab that reads in between meets the old token with the new refresh token, which both still work.
      items.write("token", session.accessToken);
      channel?.postMessage("changed");
    },
    clear: () => {
      for (const name of ["token", "account", "refreshToken", "accountType", "expiry", "user", "assetType"] as const) {
        items.remove(name);
      }
      channel?.postMessage("changed");
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key is a storage cleared whole.
        if (event.key === null || event.key.startsWith(prefix)) listener();
      };
      let again: ReturnType<typeof setTimeout> | undefined;
      const onMessage = () => {
        const heardWith = items.read("token");
        listener();
        clearTimeout(again);
        again = setTimeout(() => {
          if (items.read("token") !== heardWith) listener();
        }, STORE_LAG_MS);
      };
      globalThis.addEventListener?.("storage", onStorage);
      channel?.addEventListener("message", onMessage);
      return () => {
        clearTimeout(again);
        globalThis.removeEventListener?.("storage", onStorage);
        channel?.removeEventListener("message", onMessage);
      };
    },
  };
}

/** `1800/1763719331000/1763719300000`: seconds to live, since when, and when the session began. */
function readExpiry(text: string | undefined) {
  const [, seconds, receivedAt, startedAt] = /^(\d{0,12})\/(\d{1,16})(?:\/(\d{1,16}))?$/.exec(text ?? "") ?? [];
  if (receivedAt === undefined) return undefined;
  return {
    seconds: seconds ? Number(seconds) : undefined,
    receivedAt: Number(receivedAt),
    startedAt: startedAt === undefined ? undefined : Number(startedAt),
  };
}
