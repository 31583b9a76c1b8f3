import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import { GET_PATH, POST_BODY, POST_PATH } from "./calls.ts";
import type { Sample, Times } from "./page.ts";
import type { Line } from "./table.ts";

const MOST_P50 = 6;
const ROUNDS = 150;
/** The body of a static reply, about as long as a sandbox reply. */
const REAL = JSON.stringify({ real: "x".repeat(200) });

/** In the order of measurement: both sandbox calls, then the floor of each. */
const ASKED = [
  "GET through the worker",
  "POST through the worker",
  "a real GET the worker lets through (floor)",
  "a POST that MSW answers once one record is in IndexedDB (floor)",
];

/** Measures calls through the service worker in Chromium, beside the floor for a read and a write. */
export async function benchBrowser(): Promise<Line[]> {
  const executablePath = [process.env.PLAYWRIGHT_CHROMIUM_PATH, chromium.executablePath(), "/usr/bin/chromium"].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath) throw new Error("There is no Chromium to measure in; name one in PLAYWRIGHT_CHROMIUM_PATH.");
  const host = createServer(await files()).listen(0, "127.0.0.1");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => "measure" in window);
    return linesOf(await timesIn(page));
  } finally {
    await browser.close();
    host.close();
  }
}

async function timesIn(page: Page): Promise<Times[]> {
  return page.evaluate(
    async ([get, post, body, rounds]) => {
      const { measure } = window as unknown as {
        measure: (samples: Sample[], rounds: number, key: string) => Promise<Times[]>;
      };
      const headers = { "content-type": "application/json" };
      const signIn = await fetch("/__sandbox/api/personas/sign-in", {
        method: "POST",
        headers,
        body: '{"name":"mei"}',
      });
      const authorization = `Bearer ${(await signIn.json()).accessToken}`;
      const samples: Sample[] = [
        { path: get, init: { headers: { authorization } } },
        { path: post, init: { method: "POST", body, headers: { ...headers, authorization } } },
        { path: "/real" },
        { path: "/floor", init: { method: "POST", body, headers } },
      ];
      await measure(samples, 20, "warm");
      return measure(samples, rounds, "hot");
    },
    [GET_PATH, POST_PATH, POST_BODY, ROUNDS] as const,
  );
}

function linesOf(times: Times[]): Line[] {
  const at = (milliseconds: number[], part: number) =>
    milliseconds.sort((a, b) => a - b)[Math.floor(part * (milliseconds.length - 1))] ?? Number.NaN;
  return times.map(({ milliseconds, refused }, index) => {
    const [p50, p99] = [at(milliseconds, 0.5), at(milliseconds, 0.99)];
    const isFloor = index > 1;
    return {
      what: `${ASKED[index]}, p50 and p99`,
      measured: `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms`,
      reach: isFloor ? "" : `p50 <= ${MOST_P50} ms`,
      ok: refused === 0 && (isFloor || p50 <= MOST_P50),
    };
  });
}

async function files() {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    resolve: { conditions: ["@coffer/source", "module", "browser"] },
    build: { write: false, target: "es2022", rollupOptions: { input: join(import.meta.dirname, "page.ts") } },
  })) as Rollup.RollupOutput;
  const script = built.output.find((file) => file.type === "chunk" && file.isEntry);
  if (script?.type !== "chunk") throw new Error("The page could not be built.");
  const worker = readFileSync(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"));
  const all = new Map<string, [type: string, body: string | Buffer]>([
    ["/", ["text/html", '<!doctype html><script type="module" src="/page.js"></script>']],
    ["/page.js", ["text/javascript", script.code]],
    ["/mockServiceWorker.js", ["text/javascript", worker]],
    ["/real", ["application/json", REAL]],
  ]);
  return (request: { url?: string | undefined }, response: import("node:http").ServerResponse) => {
    const [type, body] = all.get(request.url ?? "/") ?? ["text/plain", ""];
    response.writeHead(200, { "content-type": type }).end(body);
  };
}
