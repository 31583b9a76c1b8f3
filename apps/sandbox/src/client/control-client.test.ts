import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../adapters/server.ts";
import { ControlError, createControl } from "./control-client.ts";

let running: RunningServer;
let other: Server;
let otherUrl: string;
beforeAll(async () => {
  running = await startServer({ port: 0 });
  // A server that is not a sandbox.
  other = createServer((_request, response) => response.writeHead(404).end("<h1>Not found</h1>"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  otherUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(async () => {
  await running.stop();
  other.close();
});

const failure = (call: Promise<unknown>): Promise<ControlError> => call.then(Promise.reject, (error) => error);

it("drives its own world with query, body and reply", async () => {
  const control = createControl({ url: running.url, world: "mine" });
  const { now } = await control("POST", "clock/freeze");
  const moved = await control("POST", "clock/advance", { ms: 1000, times: 2 });
  expect(Date.parse(moved.now) - Date.parse(now)).toBe(2000);
  expect((await control("GET", "inbox", { to: "nobody@coffer.example" })).items).toEqual([]);
  await control("POST", "worlds/fork", { id: "copy" });
  const { items } = await control("GET", "worlds");
  expect(items.map(({ id }) => id)).toEqual(["main", "mine", "copy"]);
  expect((await control("GET", "world", {}, { world: "copy" })).id).toBe("copy");
  expect(await control("DELETE", "worlds", { matching: "co*" })).toEqual({ deleted: ["copy"] });
  const deposit = { name: "verified", coin: "USDT", network: "TRC20", amount: "5" };
  const { id } = await control("POST", "chain/deposit", deposit);
  expect(await control("POST", "actors/chain/confirm", { id })).toMatchObject({ id, confirmations: 1 });
});

it("caches the latest reply of a read until something changes", async () => {
  const statuses: number[] = [];
  const counting: typeof fetch = async (...request) => {
    const reply = await fetch(...request);
    statuses.push(reply.status);
    return reply;
  };
  const latest = new Map();
  const control = () => createControl({ url: running.url, world: "watched", fetch: counting, latest });
  const first = await control()("GET", "inbox");
  expect(await control()("GET", "inbox")).toBe(first);
  expect((await control()("GET", "inbox", {}, { world: "main" })).items).toEqual([]);
  await control()("PUT", "settings", { allowMagicCode: false });
  expect(await control()("GET", "inbox")).not.toBe(first);
  expect(statuses).toEqual([200, 304, 200, 200, 200]);
  for (let turn = 0; turn < 120; turn++) await control()("GET", "inbox", { to: `${turn}` });
  expect(latest.size).toBe(100);
});

describe("a failing call", () => {
  it("names the refusal by field in the requested language", async () => {
    const control = createControl({ url: running.url, language: "zh-CN" });
    const error = await failure(control("POST", "scenario", { name: "no such" }));
    expect(error).toBeInstanceOf(ControlError);
    expect(error).toMatchObject({ status: 400, code: 400, fields: [{ field: "name", rule: "enum" }] });
    expect(error.message).toMatch(/[\u4e00-\u9fff]/);
  });

  it("separates an unreachable address from a server that is not a sandbox", async () => {
    const nobody = await failure(createControl({ url: "http://127.0.0.1:1" })("GET", "clock"));
    expect(nobody).toMatchObject({ status: 0, code: null, cause: expect.any(Error) });
    expect(await failure(createControl({ url: otherUrl })("GET", "clock"))).toMatchObject({ status: 404, code: null });
  });

  it("is an abort error after an abort", async () => {
    const signal = AbortSignal.abort();
    const error = await failure(createControl({ url: running.url })("GET", "clock", {}, { signal }));
    expect(error.name).toBe("AbortError");
  });
});
