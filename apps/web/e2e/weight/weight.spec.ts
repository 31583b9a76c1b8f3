import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../../hosting/page-file.ts";
import { nameOf, visits, weighed } from "../screens.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test, webBuild } from "../test.ts";
import { limits } from "./limits.ts";
import { measure } from "./measure.ts";

// Maintenance is left at once where there is none, so what moves there is another page.
const measured = weighed().filter(({ path }) => path !== "/maintain");

const isArticle = /^\/(?:help|news|notice)\/detail/;

/** Whether a page is prerendered and read. Pages with forms have limits of their own: those under /user, and a contact topic's. */
function isPublic(href: string): boolean {
  const address = new URL(href, "http://host");
  const file = pageFile(address);
  if (address.pathname.startsWith("/user/") || address.searchParams.has("topic")) return false;
  return file !== undefined && existsSync(join(webBuild, file));
}

for (const visit of visits(measured)) {
  const { persona, scenario } = visit[0] ?? {};
  test(`light, and still while they come: ${visit.map(nameOf).join(", ")}`, async ({
    browser,
    baseURL,
    page,
    control,
    world,
  }) => {
    test.setTimeout(visit.length * 30_000);
    const origin = new URL(baseURL ?? "").origin;
    if (scenario) await control.call("POST", "scenario", { name: scenario });
    if (persona) {
      await signInAs(page, control, persona);
      await page.waitForFunction(() => localStorage.length > 0 && document.cookie !== "");
    }
    const device = await page.context().storageState();
    for (const screen of visit) {
      // By the whole address: a list that is opened on a page isn't what people begin with.
      const named = screen.path === "/" || screen.path in limits.js;
      const isRead = isPublic(screen.path);
      // Wide windows differ in what the header shows; the pages people begin with are looked at in both.
      for (const width of named ? [390, 1360] : [390]) {
        const seen = await measure(browser, {
          url: origin + screen.path,
          ...{ width, device, headers: { "X-Sandbox-World": world } },
        });
        const said = `${nameOf(screen)} at ${width} px`;
        const files = seen.scripts.map(({ path: file, bytes }) => `${bytes} ${file}`).join("\n");
        const ofRead = isArticle.test(screen.path)
          ? limits.article
          : { js: limits.jsPublic, scriptFiles: limits.scriptFiles };
        const most = limits.js[screen.path] ?? (isRead ? ofRead.js : limits.jsElsewhere);
        expect.soft(seen.js, `scripts of ${said}\n${files}`).toBeLessThanOrEqual(most);
        if (isRead)
          expect.soft(seen.scripts.length, `script files of ${said}\n${files}`).toBeLessThanOrEqual(ofRead.scriptFiles);
        expect.soft(seen.fonts, `fonts of ${said}`).toBeLessThanOrEqual(limits.fonts);
        expect.soft(seen.shift, `what moved on ${said}\n${seen.moved.join("\n")}`).toBeLessThanOrEqual(limits.shift);
        expect.soft(seen.foreign, `hosts asked by ${said} that aren't ours`).toEqual([]);
      }
    }
  });
}
