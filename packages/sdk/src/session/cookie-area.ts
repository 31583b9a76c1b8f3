import type { Area } from "./items.ts";

/** As long as a refresh token lives. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** First-party cookies: only for this site, never sent along by another one. */
export function cookieArea(): Area {
  const put = (key: string, text: string, maxAge: number) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is async and not in every browser we serve.
    document.cookie = `${key}=${encodeURIComponent(text)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
  };
  return {
    read: (key) => {
      const pair = document.cookie.split("; ").find((each) => each.startsWith(`${key}=`));
      return pair === undefined ? undefined : decodeURIComponent(pair.slice(key.length + 1));
    },
    write: (key, text) => put(key, text, MAX_AGE_SECONDS),
    remove: (key) => put(key, "", 0),
  };
}
