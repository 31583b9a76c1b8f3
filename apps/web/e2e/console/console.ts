import type { Page } from "@playwright/test";
import { type Control, controlOf } from "../control.ts";
import { test as base, expect } from "../test.ts";

type Open = (place: string) => Promise<void>;
type Fixtures = {
  theme: "light" | "dark";
  /** Opens a section of the console in this test's own world. */
  open: Open;
  /** Calls an operation as a persona, by its path in the contract. */
  callAs: (persona: string) => Promise<(operation: string, input: object, key?: string) => Promise<number>>;
};

export { expect };
export const test = base.extend<Fixtures>({
  theme: ["light", { option: true }],
  open: async ({ page, world, theme, language, baseURL }, use) => {
    await page.addInitScript(
      ([mode, spoken]) => {
        try {
          localStorage.setItem("coffer_console_theme", mode);
          localStorage.setItem("coffer_console_language", spoken);
        } catch {
          // Not a page of the console.
        }
      },
      [theme, language] as const,
    );
    await use(async (place) => {
      // A changed hash alone would not load the page.
      await page.goto("about:blank");
      await page.goto(`/__sandbox/?world=${world}&web=${encodeURIComponent(baseURL ?? "")}#/${place}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  },
  callAs: async ({ playwright, world }, use) => {
    const request = await playwright.request.newContext();
    const control: Control = controlOf(request, world);
    type Covered = { items: { operationId: string; method: string; path: string }[] };
    const { items } = await control.call<Covered>("GET", "coverage");
    await use(async (persona) => {
      const { accessToken } = await control.call<{ accessToken: string }>("POST", "personas/sign-in", {
        name: persona,
      });
      return async (operation, input, key) => {
        const found = items.find(({ operationId }) => operationId === operation);
        if (!found) throw new Error(`There is no operation ${operation}.`);
        const isGet = found.method === "GET";
        const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
        const reply = await request.fetch(`http://127.0.0.1:${process.env.SANDBOX_PORT}${found.path}${query}`, {
          method: found.method,
          headers: { authorization: `Bearer ${accessToken}`, ...(key && { "idempotency-key": key }) },
          ...(isGet ? {} : { data: input }),
        });
        return reply.status();
      };
    });
    await request.dispose();
  },
});

export const main = (page: Page) => page.getByRole("main");
