import type { Browser, BrowserContext, CDPSession } from "@playwright/test";

/** What one page fetched from navigation to ten seconds after load, untouched, and how far its parts moved. */
export interface Weight {
  /** Bytes on the wire, headers included. */
  js: number;
  document: number;
  css: number;
  fonts: number;
  /** Everything that isn't a call: the page itself, scripts, styles, fonts, images. */
  files: number;
  /** The sum of all layout shifts: stricter than the usual score, which takes the worst moment. */
  shift: number;
  /** What moved, so that a failure says where to look. */
  moved: string[];
  /** Largest contentful paint in ms: to be read, not held, for it depends on the machine. */
  lcp: number;
  /** Origins asked that aren't ours. */
  foreign: string[];
  scripts: { path: string; bytes: number }[];
}

export interface Visit {
  url: string;
  width?: number;
  locale?: string;
  headers?: Record<string, string>;
  /** Cookies and storage of a device somebody is signed in on; the cache is cold all the same. */
  device?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** A usual mobile network: what arrives late moves what is already there. */
const network = { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 500_000 };
/** Quiet: no request on its way, and none begun for so long. */
const quietMs = 2000;
const giveUpMs = 20_000;
/** Scripts count until so long after load (ms). */
const COUNTED_AFTER_LOAD = 10_000;
const calls = ["XHR", "Fetch", "Preflight", "Ping"];

export async function measure(browser: Browser, visit: Visit): Promise<Weight> {
  const { url, width = 390, locale = "en", headers = {}, device } = visit;
  const phone = width < 640;
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    ...{ isMobile: phone, hasTouch: phone, deviceScaleFactor: phone ? 2 : 1 },
    ...{ locale, extraHTTPHeaders: headers },
    ...(device ? { storageState: device } : {}),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    const traffic = await listen(await context.newCDPSession(page));
    await page.clock.install();
    await page.goto(url);
    await traffic.quiet();
    // What the page defers by a timer counts too.
    await page.clock.fastForward(COUNTED_AFTER_LOAD);
    await traffic.quiet();
    const { shift, moved, lcp } = await page.evaluate(() => window.paint);
    const asked = traffic.asked().filter((each) => /^https?:/.test(each.url));
    const bytesOf = (type: string) => sum(asked.filter((each) => each.type === type));
    const origins = new Set(asked.map((each) => new URL(each.url).origin));
    origins.delete(new URL(url).origin);
    return {
      ...{
        js: bytesOf("Script"),
        document: bytesOf("Document"),
        css: bytesOf("Stylesheet"),
        fonts: bytesOf("Font"),
      },
      files: asked.filter(({ type }) => !calls.includes(type)).length,
      ...{ shift, moved, lcp: Math.round(lcp) },
      foreign: [...origins],
      scripts: asked
        .filter(({ type }) => type === "Script")
        .map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes }))
        .sort((a, b) => b.bytes - a.bytes),
    };
  } finally {
    await context.close();
  }
}

const sum = (all: readonly { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/** Counts what goes over the wire, on a network as slow as a phone's. */
async function listen(session: CDPSession) {
  const asked = new Map<string, { url: string; type: string; bytes: number }>();
  const underway = new Set<string>();
  let last = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    asked.set(requestId, { url: request.url, type, bytes: 0 });
    underway.add(requestId);
    last = performance.now();
  });
  const failed: string[] = [];
  const done = (requestId: string, bytes: number) => {
    const entry = asked.get(requestId);
    if (entry) entry.bytes = bytes;
    underway.delete(requestId);
    last = performance.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => done(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId, errorText }) => {
    const entry = asked.get(requestId);
    if (entry?.type === "Script") failed.push(`${entry.url}: ${errorText}`);
    done(requestId, 0);
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  return {
    asked: () => [...asked.values()],
    async quiet() {
      const began = performance.now();
      last = began;
      while (underway.size > 0 || performance.now() - last < quietMs) {
        if (performance.now() - began > giveUpMs) throw new Error(`Never quiet: ${[...underway].join(", ")}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      // A script that never came weighs nothing.
      if (failed.length > 0) throw new Error(`Didn't load: ${failed.join(", ")}`);
    },
  };
}

declare global {
  interface Window {
    paint: { shift: number; moved: string[]; lcp: number };
  }
}

/** Runs in the page, before its own scripts. */
function watchPaint(): void {
  const paint = { shift: 0, moved: [] as string[], lcp: 0 };
  window.paint = paint;
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      paint.shift += entry.value;
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}`.slice(0, 60) : node?.nodeName,
      );
      paint.moved.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${nodes.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}
