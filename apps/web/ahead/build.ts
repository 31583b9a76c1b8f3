import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSandbox } from "@coffer/sandbox";
import { build, minify } from "vite";
import { pageFile } from "../hosting/page-file.ts";
import type { Answers } from "../src/draw-ahead.tsx";
import { frameFile } from "../src/platform/frame-file.ts";
import { locales } from "../src/platform/intl/locale.ts";
import { documentOf } from "./document.ts";
import { robotsOf, sitemapOf } from "./sitemap.ts";
import { structuredOf } from "./structured.ts";

// `node --conditions=@coffer/source ahead/build.ts <folder of the built app>`: draws every public page into it, in each language.

const purify = join(import.meta.dirname, "purify.ts");
const web = join(import.meta.dirname, "..");
const [into = "dist"] = process.argv.slice(2);
/** Where people find the app. What it is called in pages drawn ahead must be said while building. */
const origin = process.env.VITE_ORIGIN || "https://coffer.example";

// Where what it imports is found.
const drawing = mkdtempSync(join(web, "node_modules/.ahead-"));
await build({
  root: web,
  logLevel: "error",
  plugins: [
    {
      name: "coffer:purify-without-browser",
      enforce: "pre",
      resolveId: (id, importer) => (id === "dompurify" && importer !== purify ? purify : undefined),
    },
  ],
  build: {
    ssr: true,
    outDir: drawing,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { input: ["src/draw-ahead.tsx", "src/public-addresses.ts"] },
  },
});
// What its articles are at the time of the build.
const sandbox = createSandbox();
globalThis.fetch = async (input, init) => sandbox.fetch(new Request(input, init));
const { draw } = (await import(join(drawing, "draw-ahead.js"))) as typeof import("../src/draw-ahead.tsx");
const { publicAddresses } = (await import(
  join(drawing, "public-addresses.js")
)) as typeof import("../src/public-addresses.ts");

// Every page begins with it, and it is copied as it is written.
const theme = join(into, "theme.js");
writeFileSync(theme, (await minify("theme.js", readFileSync(theme, "utf8"))).code);

const mono = readdirSync(join(into, "assets")).find((name) => name.startsWith("jetbrains-mono-"));
if (!mono) throw new Error("The font of code isn't among the built files: see src/fonts/fonts.css.");
const shell = readFileSync(join(into, "index.html"), "utf8");
const addresses = await publicAddresses();
for (const locale of locales) {
  const frame = new Map<string, Answers[number]>();
  for (const href of addresses) {
    const page = await draw(href, locale, origin).catch((error: unknown) => {
      throw new Error(`${href} can't be drawn ahead in ${locale}.`, { cause: error });
    });
    for (const answer of page.frame) frame.set(JSON.stringify(answer[0]), answer);
    const [pathname = "", query] = href.split("?");
    const name = pageFile(pathname, new URLSearchParams(`${query ?? ""}&lang=${locale}`));
    if (!name) throw new Error(`${href} has no file: see hosting/page-file.ts.`);
    const file = join(into, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      documentOf(shell, {
        href,
        locale,
        page,
        structured: structuredOf(href, locale, page, origin),
        monoFont: `/assets/${mono}`,
      }),
    );
  }
  writeFileSync(join(into, frameFile(locale)), JSON.stringify([...frame.values()]));
}
writeFileSync(join(into, "sitemap.xml"), sitemapOf(addresses, origin));
writeFileSync(join(into, "robots.txt"), robotsOf(origin));
rmSync(drawing, { recursive: true });
process.exit(0);
