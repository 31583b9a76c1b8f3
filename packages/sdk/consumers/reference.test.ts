import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { expect, it } from "vitest";
import { chromiumPath } from "../../../apps/web/e2e/browser.ts";
import { run } from "./harness/run.ts";

const spec = fileURLToPath(new URL("../../../spec", import.meta.url));

// Fails if an export has no comment.
it("lists every entry, every error code and every operation in the reference", async () => {
  await run(process.execPath, ["tools/reference.ts"], spec);
  const { info, paths } = JSON.parse(await readFile(`${spec}/dist/reference.json`, "utf8"));
  for (const entry of ["", "/effect", "/react-query", "/rules", "/testing", "/webhook", "/contract"]) {
    expect(info.description).toContain(`## @coffer/sdk${entry}\n`);
  }
  expect(info.description).toContain("### ClientOptions\n");
  expect(info.description).toContain("| 60028 | `insufficientAssets` showMessage<br/>");
  expect(Object.keys(paths).length).toBeGreaterThan(200);
});

it("renders without a foreign host, and breaks no name in its tables", { timeout: 120_000 }, async () => {
  await run("npm", ["run", "--silent", "contract"], spec);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ offline: true });
    const heard: string[] = [];
    page.on("request", (request) => heard.push(request.url()));
    page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
    await page.clock.install();
    await page.goto(`file://${spec}/dist/index.html`);
    await page.getByText("insufficientAssets").first().waitFor();
    // Any telemetry would be sent within seconds.
    await page.clock.fastForward("01:00");
    expect(heard.filter((each) => !/^(?:file|data|blob):/.test(each))).toEqual([]);

    const broken = await page.evaluate(() =>
      [...document.querySelectorAll("td:first-child code")]
        .filter((name) => name.getClientRects().length !== 1)
        .map((name) => name.textContent),
    );
    expect(broken).toEqual([]);
    expect(await page.locator("td:first-child code").count()).toBeGreaterThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  } finally {
    await browser.close();
  }
});
