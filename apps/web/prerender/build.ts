import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSandbox } from "@coffer/sandbox";
import { build, type Manifest, minify } from "vite";
import { pageFile } from "../hosting/page-file.ts";
import { locales } from "../src/platform/intl/locale.ts";
import { addressIn } from "../src/platform/page/head.ts";
import { pageDocument } from "./page-document.ts";
import { preloadsOf } from "./preloads.ts";
import { robotsOf, sitemapOf } from "./sitemap.ts";
import { structuredOf } from "./structured.ts";

// `node --conditions=@coffer/source prerender/build.ts <folder of the built app>`: writes every public page into it, in each language.

const purify = join(import.meta.dirname, "purify.ts");
const web = join(import.meta.dirname, "..");
const [into = "dist"] = process.argv.slice(2);
/** Where people find the app. The addresses in prerendered pages are absolute. */
const origin = process.env.VITE_ORIGIN || "https://coffer.example";
// Dates are prerendered in UTC.
process.env.TZ = "UTC";

// Below node_modules, where its imports are found.
const server = mkdtempSync(join(web, "node_modules/.prerender-"));
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
    outDir: server,
    minify: false,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: ["src/prerender.tsx", "src/public-addresses.ts"] },
  },
});
// Articles are those of the sandbox at the time of the build.
const sandbox = createSandbox();
globalThis.fetch = async (input, init) => sandbox.fetch(new Request(input, init));
const { prerenderPage } = (await import(join(server, "prerender.js"))) as typeof import("../src/prerender.tsx");
const { publicAddresses } = (await import(
  join(server, "public-addresses.js")
)) as typeof import("../src/public-addresses.ts");

// Vite copies public files as they are.
const theme = join(into, "theme.js");
writeFileSync(theme, (await minify("theme.js", readFileSync(theme, "utf8"))).code);

const manifestFile = join(into, ".vite/manifest.json");
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const template = readFileSync(join(into, "index.html"), "utf8");
const addresses = await publicAddresses();
for (const locale of locales)
  for (const href of addresses) {
    const page = await prerenderPage(href, locale).catch((error: unknown) => {
      throw new Error(`${href} can't be prerendered in ${locale}.`, { cause: error });
    });
    const name = pageFile(new URL(addressIn(locale, href), origin));
    if (!name) throw new Error(`${href} has no file: see hosting/page-file.ts.`);
    const file = join(into, name);
    mkdirSync(dirname(file), { recursive: true });
    const structured = structuredOf(href, locale, page, origin);
    writeFileSync(
      file,
      pageDocument(template, { locale, page, structured, preloads: preloadsOf(manifest, page, locale) }),
    );
  }
writeFileSync(join(into, "sitemap.xml"), sitemapOf(addresses, origin));
writeFileSync(join(into, "robots.txt"), robotsOf(origin));
rmSync(dirname(manifestFile), { recursive: true });
rmSync(server, { recursive: true });
process.exit(0);
