import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../../hosting/page-file.ts";
import { localeOf } from "../../src/platform/intl/locale.ts";
import { socialPicture } from "../../src/platform/page/head.ts";
import { routePaths } from "../../test/route-paths.ts";
import { wordsOf } from "../messages.ts";
import { expect, locales, test, webBuild } from "../test.ts";

// The pages drawn while building, as files: what search engines, and people without scripts, are given.

const pages = readdirSync(join(webBuild, "pages"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => ({ name, html: readFileSync(join(webBuild, "pages", name), "utf8") }));
const routes = routePaths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, "[^/]+").replace(/(.)\/$/, "$1")}$`));
/** Their content decides which of them there are. */
const ofContent = /^\/(?:help\/(?:detail|list)|news\/detail|notice\/detail)/;

const given = (html: string, of: RegExp) =>
  [...html.matchAll(of)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));

function deadEnd(href: string, html: string): boolean {
  if (href.startsWith("#")) return !html.includes(`id="${href.slice(1)}"`);
  if (!href.startsWith("/")) return !/^(?:https:\/\/|mailto:)/.test(href);
  const address = new URL(href, "http://host");
  if (!routes.some((route) => route.test(address.pathname))) return true;
  const file = pageFile(address);
  return ofContent.test(address.pathname) && !(file && existsSync(join(webBuild, file)));
}

test("each link of header, menus, footer and articles leads to a page there is", () => {
  expect(pages.length).toBeGreaterThan(100);
  const dead = pages.flatMap(({ name, html }) =>
    given(html, /<a [^>]*?href="([^"]*)"/g)
      .filter((href) => deadEnd(href, html))
      .map((href) => `${name}: ${href}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test("links of ours lead on in the language of the page", () => {
  for (const { name, html } of pages.filter(({ name }) => name.startsWith("zh-CN/"))) {
    const own = given(html, /<a [^>]*?href="(\/[^"]*)"/g);
    expect
      .soft(
        own.filter((href) => new URL(href, "http://host").searchParams.get("lang") !== "zh-CN"),
        name,
      )
      .toEqual([]);
  }
});

test("each page says in its language what it is, where it is in each language, and what it shows", () => {
  for (const { name, html } of pages) {
    expect.soft(given(html, /<html lang="([^"]*)"/g), name).toEqual([name.split("/")[0]]);
    expect.soft(given(html.split("</head>")[0] ?? "", /<title>([^<]+)<\/title>/g), name).toHaveLength(1);
    expect.soft(given(html, /<meta name="description" content="([^"]{10,})"/g), name).toHaveLength(1);
    const found = given(html, /<link rel="canonical" href="(https:[^"]+)"/g);
    expect.soft(found, name).toHaveLength(1);
    // What nobody has translated is found where it is written.
    const [written = name.split("/")[0]] = given(html, /<div data-article="" lang="([^"]*)"/g);
    expect.soft(found[0]?.includes("lang=zh-CN"), `${name}, known as ${found}`).toBe(written === "zh-CN");
    expect.soft(given(html, /hreflang="([^"]+)"/gi), name).toEqual(["en", "zh-CN", "x-default"]);
    const pictures = given(html, /<meta property="og:image" content="https:\/\/[^/]+\/([^"]+)"/g);
    expect.soft(pictures, name).toEqual([socialPicture(localeOf(name.split("/")[0]) ?? "en")]);
    expect.soft(existsSync(join(webBuild, pictures[0] ?? "none")), name).toBe(true);
    expect.soft(html, name).not.toMatch(/noindex|<script>|javascript:/);
    expect.soft(given(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g), name).toHaveLength(1);
    for (const json of given(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g))
      expect.soft(JSON.parse(json)["@context"], name).toBe("https://schema.org");
    for (const json of given(html, /id="answers">([^<]*)<\/script>/g))
      expect.soft(JSON.parse(json).queries, name).not.toEqual([]);
  }
});

test("no two pages go by one name, and none says how long ago something was: it is read later", () => {
  const named = pages.filter(({ name }) => !name.includes("/user/"));
  const titles = named.map(({ name, html }) => `${name.split("/")[0]}: ${given(html, /<title>([^<]+)<\/title>/g)}`);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  for (const { name, html } of named.filter((each) => each.name.includes("/notice/")))
    expect.soft(given(html, /(<time\b[^>]*>[^<]*(?:ago|前)<)/g), name).toEqual([]);
});

for (const language of locales)
  test.describe(`${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test("what would do nothing isn't there, and what needs scripts says so", async ({ page }) => {
      const words = wordsOf(language);
      const open = (path: string) => page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await open("/help/search");
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByText(words("contentHelp.noScript"))).toBeVisible();
      await expect(page.locator("main a[href^='/help/list?category=']")).toHaveCount(9);
      for (const path of ["/help/detail?id=hp_withdraw", "/news/list", "/news/detail/nw_cards", "/notice/list"]) {
        await open(path);
        await expect(page.locator("main h1")).toBeVisible();
        await expect(page.locator("main :is(button, input):visible")).toHaveCount(0);
      }
      await open("/assets");
      await expect(page.locator("noscript a").first()).toBeVisible();
    });
  });

test("the site's map has every page in each language, and each of its addresses a file", () => {
  const addresses = given(readFileSync(join(webBuild, "sitemap.xml"), "utf8"), /<loc>([^<]*)<\/loc>/g);
  expect(new Set(addresses).size).toBe(pages.length);
  for (const address of addresses) {
    expect.soft(existsSync(join(webBuild, pageFile(new URL(address)) ?? "none")), address).toBe(true);
  }
});
