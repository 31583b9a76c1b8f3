import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Line } from "../../sandbox/bench/table.ts";
import { chromiumPath } from "../e2e/browser.ts";
import { screens } from "../e2e/screens.ts";

const here = join(import.meta.dirname, "lighthouse");

/** Lighthouse scores that each public page must reach on its phone profile. */
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** Largest contentful paint (ms). */
const MOST_LCP = 1500;
/** Timings vary between runs, so the median of this many counts. */
const TURNS = 3;

type Category = keyof typeof least;
/** The fields of Lighthouse's report that are used. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; details?: Details }>;
}
interface Details {
  items?: { resourceType?: string; transferSize?: number; [about: string]: unknown }[];
}

/** Runs Lighthouse's phone profile on every public page; `part` keeps only addresses that contain it. */
export async function benchLighthouse(origin: string, part = ""): Promise<Line[]> {
  execFileSync("npx", ["-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: here,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const lines: Line[] = [];
  for (const path of (await publicPages(origin)).filter((each) => each.includes(part))) {
    let report = visit(origin + path);
    // Repeats only results that a busy machine may explain.
    const reports = [report];
    while (reports.length < TURNS && !isQuick(report)) {
      reports.push(visit(origin + path));
      report = reports.toSorted((one, other) => lcp(one) - lcp(other))[Math.floor(reports.length / 2)] ?? report;
    }
    lines.push(lineOf(path, report));
    for (const said of missed(report)) process.stdout.write(`${path}: ${said}\n`);
  }
  return lines;
}

/** Returns the public pages of the sweeps and the first prerendered page of each kind, in both languages. */
async function publicPages(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const drawn = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const language = (path: string) => /lang=[^&]*/.exec(path)?.[0] ?? "";
  const kind = (path: string) => (path.split("?")[0]?.replace(/(\/detail)\/.*/, "$1") ?? path) + language(path);
  const visited = screens.filter(({ persona, scenario }) => !persona && !scenario).map(({ path }) => path);
  const all = [...visited.filter((path) => drawn.includes(path)), ...drawn];
  return all.filter((path, at) => all.findIndex((other) => kind(other) === kind(path)) === at);
}

/** Runs Lighthouse on a page. Retries when its trace is broken. */
function visit(url: string, tries = TURNS): Report {
  try {
    return report(url);
  } catch (error) {
    if (tries <= 1) throw error;
    return visit(url, tries - 1);
  }
}

function report(url: string): Report {
  const said = execFileSync(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { cwd: here, env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64_000_000 },
  );
  return JSON.parse(said.toString("utf8")) as Report;
}

const figureOf = ({ audits }: Report, audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
const lcp = (report: Report) => figureOf(report, "largest-contentful-paint");
const scoreOf = ({ categories }: Report, category: Category) => Math.round((categories[category].score ?? 0) * 100);
const isQuick = (report: Report) => lcp(report) <= MOST_LCP && scoreOf(report, "performance") >= least.performance;

function lineOf(path: string, report: Report): Line {
  const categories = Object.keys(least) as Category[];
  const shift = figureOf(report, "cumulative-layout-shift");
  const scripts = (report.audits["network-requests"]?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === "Script",
  );
  const js = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const ok =
    categories.every((each) => scoreOf(report, each) >= least[each]) &&
    lcp(report) <= MOST_LCP &&
    Math.round(shift * 1000) === 0;
  return {
    what: path,
    measured: `${categories.map((each) => String(scoreOf(report, each)).padStart(3)).join(" ")}  LCP ${(lcp(report) / 1000).toFixed(2)} s  CLS ${shift.toFixed(3)}  JS ${(js / 1000).toFixed(0).padStart(3)} kB`,
    reach: `${Object.values(least).join(" ")}, ${MOST_LCP / 1000} s, 0`,
    ok,
  };
}

/** Returns the audits that cost points, with their elements. */
const missed = ({ categories, audits }: Report) =>
  (Object.keys(least) as Category[])
    .filter((name) => name !== "performance")
    .flatMap((name) => categories[name].auditRefs)
    .flatMap(({ id, weight }) => (weight > 0 ? [audits[id]] : []))
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit] : []))
    .map(({ title, details }) => `${title} ${JSON.stringify(details?.items?.slice(0, 3) ?? "").slice(0, 600)}`);
