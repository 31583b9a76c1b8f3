import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { type Control, controlBy } from "../control.ts";
import { type Words, wordsOf } from "../messages.ts";

export { expect } from "@playwright/test";

/** A tab of the web app with its sandbox inside: no server but a static host. */
export type Tab = { readonly page: Page; readonly control: Control; readonly words: Words };

/** Prepares a page before it opens anything. */
type Prepare = (page: Page) => Promise<unknown>;
type Fixtures = {
  openTab: (prepare?: Prepare) => Promise<Tab>;
};

export const test = base.extend<Fixtures>({
  baseURL: `http://127.0.0.1:${process.env.PAGES_PORT}`,
  openTab: async ({ context }, use) => {
    await use((prepare) => openTab(context, prepare));
  },
});

async function openTab(context: BrowserContext, prepare: Prepare = async () => {}): Promise<Tab> {
  const page = await context.newPage();
  await prepare(page);
  await page.goto("/");
  await hasStarted(page);
  const tab: Tab = { page, words: wordsOf("en"), control: controlBy((...asked) => call(page, ...asked)) };
  // The leading tab has loaded when the first call is answered.
  await tab.control.call("GET", "world");
  return tab;
}

/** The app starts once its sandbox intercepts requests. */
const hasStarted = (page: Page) => page.getByRole("heading", { level: 1 }).first().waitFor();

export async function reload({ page }: Tab): Promise<void> {
  await page.reload();
  await hasStarted(page);
}

async function call<Reply>(page: Page, method: string, path: string, data?: object): Promise<Reply> {
  const { ok, answer } = await page.evaluate(
    async ([verb, address, body]) => {
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`/__sandbox/api/${address}`, { method: verb, headers, ...(body ? { body } : {}) });
      return { ok: reply.ok, answer: await reply.json() };
    },
    [method, path, data && JSON.stringify(data)] as [string, string, string | undefined],
  );
  if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`);
  return answer;
}

/** The page's notice about its sandbox. */
export const noticeOf = ({ page }: Tab) => page.locator("[data-sandbox-notice]");
