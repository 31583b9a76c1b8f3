import type { Page } from "@playwright/test";

export interface Drawn {
  ticks: number;
  /** Frames per second. */
  frames: number;
  /** The longest time between two frames (ms). */
  longest: number;
  /** Per tick: changed DOM nodes, Chromium's paints, script time (ms). */
  changes: number;
  paints: number;
  script: number;
}

interface TraceEvent {
  name: string;
}

/** Measures a page's rendering while prices tick. */
export async function watchDrawing(page: Page, ms: number, looks: () => number): Promise<Drawn> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await client.send("Performance.enable");
  const scriptTime = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const [before, scriptBefore] = [looks(), await scriptTime()];
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  const { frames, longest, changes } = await page.evaluate(watch, ms);
  const ended = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await ended;
  const ticks = looks() - before;
  const each = (count: number) => count / Math.max(1, ticks);
  return {
    ticks,
    frames: (frames * 1000) / ms,
    longest,
    changes: each(changes),
    paints: each(events.filter(({ name }) => name === "Paint").length),
    script: each((await scriptTime()) - scriptBefore),
  };
}

/** Runs in the page. */
function watch(ms: number): Promise<{ frames: number; longest: number; changes: number }> {
  let [frames, longest, changes] = [0, 0, 0];
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let last = startedAt;
    const frame = (now: number) => {
      frames++;
      longest = Math.max(longest, now - last);
      last = now;
      if (now - startedAt < ms) return void requestAnimationFrame(frame);
      observer.disconnect();
      resolve({ frames, longest, changes });
    };
    requestAnimationFrame(frame);
  });
}
