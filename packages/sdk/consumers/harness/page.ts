import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { delimiter, extname, join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../../../apps/web/e2e/browser.ts";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

// Where Chromium is missing, Playwright's command installs it; the root's PATH doesn't include the command.
process.env.PATH = [join(import.meta.dirname, "../../node_modules/.bin"), process.env.PATH].join(delimiter);

/** Serves a built page. */
export async function serveFolder(root: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url = "/" }, reply) => {
    const { pathname } = new URL(url, "http://page");
    const file = await readFile(join(root, pathname === "/" ? "index.html" : pathname)).catch(() => undefined);
    reply.writeHead(file ? 200 : 404, { "content-type": types[extname(pathname)] ?? "text/html" }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

/** Serves a built page, opens it in Chromium and returns the result that it writes. */
export async function pageSays(root: string, sandbox: string): Promise<unknown> {
  const { url, close } = await serveFolder(root);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}?sandbox=${encodeURIComponent(sandbox)}`);
    await page.waitForFunction(() => document.querySelector("pre")?.textContent, undefined, { timeout: 60_000 });
    return JSON.parse((await page.locator("pre").textContent()) ?? "");
  } finally {
    await browser.close();
    close();
  }
}
