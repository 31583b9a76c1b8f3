import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FaultRule } from "../core/faults.ts";
import { createSandbox } from "./in-process.ts";
import { setupSandbox } from "./node.ts";
import { startServer } from "./server.ts";

type Door = { base: string; fetch: typeof fetch; close: () => Promise<void> | void };

const adapters: Record<string, () => Promise<Door>> = {
  "in process": async () => ({ base: "http://sandbox", fetch: createSandbox().fetch, close: () => {} }),
  "over HTTP": async () => {
    const { url, stop } = await startServer({ port: 0, live: false });
    return { base: url, fetch: globalThis.fetch, close: stop };
  },
  "behind MSW": async () => {
    const { server } = setupSandbox();
    server.listen({ onUnhandledFrame: "error" });
    return { base: "https://api.coffer.example", fetch: globalThis.fetch, close: () => server.close() };
  },
};

const KEIS = "/api/services/app/Basic/GetKEIS";

describe.each(Object.entries(adapters))("%s", (name, open) => {
  let adapter: Door;
  beforeAll(async () => {
    adapter = await open();
  });
  afterAll(() => adapter.close());
  beforeEach(() => plan());

  const control = async (method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { "content-type": "application/json" };
    const reply = await adapter.fetch(`${adapter.base}/__sandbox/api/${path}`, { method, headers, ...sent });
    return reply.json();
  };
  const plan = (...rules: FaultRule[]) => control("PUT", "faults", { seed: "adapters", rules });
  const keis = (init: RequestInit = {}) => adapter.fetch(adapter.base + KEIS, init);
  const lastFault = async () => JSON.parse((await control("GET", "log?limit=1")).items[0].fault);

  test("sends a status bare and a code in its envelope", async () => {
    await plan({ operation: "getKEIS", kind: "status", value: 502, nth: 1 }, { kind: "code", value: 429, nth: 2 });
    const bad = await keis();
    expect([bad.status, await bad.text()]).toEqual([502, ""]);
    const busy = await keis();
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "30"]);
    expect((await busy.json()).error.code).toBe(429);
    expect((await keis()).status).toBe(200);
  });

  test("sends empty and malformed bodies with a success status", async () => {
    await plan({ group: "basic", kind: "empty", nth: 1 }, { service: "base", kind: "malformed", nth: 2 });
    const empty = await keis();
    expect([empty.status, await empty.text()]).toEqual([200, ""]);
    const half = await (await keis()).text();
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
    expect(half).toMatch(/^\{"success":true/);
  });

  test("fails the fetch on a reset, and logs it where there is no connection", async () => {
    await plan({ kind: "reset", nth: 1 });
    await expect(keis()).rejects.toThrow(TypeError);
    const { adapter: told, ...fault } = await lastFault();
    expect(fault).toEqual({ rules: [0], kind: "reset" });
    if (name === "over HTTP") expect(told).toBeUndefined();
    else expect(told).toContain("no connection");
    expect((await keis()).status).toBe(200);
  });

  test("never answers on a timeout", async () => {
    await plan({ kind: "timeout", nth: 1 });
    await expect(keis({ signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout|abort/i);
    expect((await keis()).status).toBe(200);
  });

  test("sends a drip byte by byte and complete", async () => {
    await plan({ kind: "drip", value: 1 });
    const reply = await keis();
    let pieces = 0;
    let text = "";
    for await (const piece of reply.body ?? []) {
      pieces += 1;
      text += new TextDecoder().decode(piece);
    }
    expect(JSON.parse(text).success).toBe(true);
    expect(pieces).toBeGreaterThan(10);
  });

  test("delays and fails one call by two rules", async () => {
    await plan({ latency: { uniform: [40, 50] } }, { kind: "code", value: 2 });
    const start = performance.now();
    expect((await keis()).status).toBe(503);
    expect(performance.now() - start).toBeGreaterThan(38);
    expect(await lastFault()).toMatchObject({ rules: [0, 1], kind: "code", value: 2 });
  });

  test("refuses as requested by header", async () => {
    const asked = await keis({ headers: { "X-Sandbox-Outcome": "2" } });
    expect([asked.status, (await asked.json()).error.code]).toEqual([503, 2]);
    const wrong = await keis({ headers: { "X-Sandbox-Outcome": "60028" } });
    expect((await wrong.json()).error.validationErrors[0].field).toBe("X-Sandbox-Outcome");
  });
});
