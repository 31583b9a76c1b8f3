import type { Page } from "@playwright/test";

type Sdk = typeof import("@coffer/sdk");

declare global {
  interface Window {
    sdk: Sdk;
    coffer: ReturnType<Sdk["createClient"]>;
    ended: string[];
  }
}

/** The results of a page's calls. */
export interface CallsMade {
  readonly good: number;
  readonly bad: string[];
  readonly ended: string[];
  readonly token: string | undefined;
}

/** Opens a page with its own client. The page answers all calls but the refresh: only `at_1` is invalid. */
export async function openClient(page: Page, url: string, autoRefresh = false): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.sdk !== undefined);
  await page.evaluate((ticking) => {
    const envelope = (status: number, body: object) => Response.json(body, { status });
    window.ended = [];
    window.coffer = window.sdk.createClient({
      environment: "sandbox",
      baseUrl: "",
      autoRefresh: ticking,
      fetch: async (request) => {
        if (request.url.includes("/TokenAuth/")) return window.fetch(request);
        const old = request.headers.get("authorization") === "Bearer at_1";
        if (!old) return envelope(200, { success: true, result: [], error: null });
        return envelope(401, { success: false, error: { code: 401, message: "Not signed in." } });
      },
      events: { onSessionEnded: ({ reason }) => window.ended.push(reason) },
    });
  }, autoRefresh);
}

/** Signs in with the pair whose access token has just expired at the server. */
export const signIn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    window.coffer.session.accept({ accessToken: "at_1", refreshToken: "rt_1", accessTokenExpireInSeconds: 1800 }),
  );

/** Makes that many calls concurrently, and waits for all. */
export function callAll(page: Page, calls: number): Promise<CallsMade> {
  return page.evaluate(async (count) => {
    const all = await Promise.allSettled(Array.from({ length: count }, () => window.coffer.assets.getAssets()));
    const bad = all.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
    return {
      good: count - bad.length,
      bad: [...new Set(bad)],
      ended: window.ended,
      token: window.coffer.session.get()?.accessToken,
    };
  }, calls);
}
