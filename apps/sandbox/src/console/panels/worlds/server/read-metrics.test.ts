import { expect, it } from "vitest";
import { startServer } from "../../../../adapters/server.ts";
import { readMetrics } from "./read-metrics.ts";

it("parses the server's metrics", async () => {
  const { url, stop } = await startServer({ port: 0 });
  for (const path of ["world", "nothing", "clock"]) await fetch(`${url}/__sandbox/api/${path}`);
  await fetch(`${url}/__sandbox/api/clock`, { headers: { "x-sandbox-world": "other" } });
  const health = readMetrics(await (await fetch(`${url}/__sandbox/metrics`)).text());
  await stop();
  expect(health).toMatchObject({ replies: 4, failed: 0, inMemory: 2, inFolder: 0 });
  expect(health?.megabytes).toBeGreaterThan(20);
  expect(health?.cpuSeconds).toBeGreaterThan(0);
  expect(Math.abs((health?.startedAt ?? 0) - (Date.now() / 1000 - process.uptime()))).toBeLessThan(5);
  expect(health?.seconds).toBeGreaterThanOrEqual(0);
});

it("returns null for other text", () => {
  expect(readMetrics("<!doctype html>\n<title>An app</title>")).toBeNull();
});
