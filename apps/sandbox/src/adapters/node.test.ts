import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type NodeSandbox, setupSandbox } from "./node.ts";

const KEIS = "/api/services/app/Basic/GetKEIS";
const elsewhere = createServer((_request, response) => void response.end("the real one"));
let real = "";
let open: NodeSandbox | undefined;
const listen = (options?: Parameters<typeof setupSandbox>[0]) => {
  open = setupSandbox(options);
  open.listen();
  return open;
};
beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  real = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
// MSW prints what it blocks, which is the subject of the test.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  open?.close();
  vi.restoreAllMocks();
});
afterAll(() => void elsewhere.close());

it("answers the client's default addresses", async () => {
  listen();
  for (const host of ["https://api.coffer.example", "https://merchant.coffer.example", "http://127.0.0.1:4010"])
    expect((await fetch(host + KEIS)).status).toBe(200);
  const stray = await fetch("https://api.coffer.example/nothing");
  expect([stray.status, (await stray.json()).error.code]).toEqual([404, 404]);
});

it("accepts several base URLs with paths, and ignores others", async () => {
  const { sandbox } = listen({
    hosts: ["https://staging.example/coffer/", "https://pay.example"],
    onUnhandled: "error",
  });
  expect((await fetch(`https://staging.example/coffer${KEIS}?surplus=1`)).status).toBe(400);
  expect((await fetch(`https://pay.example${KEIS}`)).status).toBe(200);
  await expect(fetch(`https://staging.example${KEIS}`)).rejects.toThrow();
  await expect(fetch(`https://staging.example/coffers${KEIS}`)).rejects.toThrow();
  const { items } = sandbox.control("GET", "log");
  expect(items.map(({ path }) => path)).toEqual([KEIS, KEIS]);
});

it("passes other requests through on demand", async () => {
  const told: string[] = [];
  listen({
    onUnhandled: ({ url }) => {
      told.push(url);
      return url.endsWith("/x") ? "bypass" : "error";
    },
  });
  expect(await (await fetch(`${real}/x`)).text()).toBe("the real one");
  await expect(fetch(`${real}/y`)).rejects.toThrow();
  expect(told).toEqual([`${real}/x`, `${real}/y`]);
  open?.close();
  listen({ onUnhandled: "bypass" });
  expect(await (await fetch(real)).text()).toBe("the real one");
  open?.close();
  listen();
  await expect(fetch(real)).rejects.toThrow();
});

it("ignores requests after it was closed, and keeps its worlds", async () => {
  const { sandbox, close } = listen({ hosts: [real] });
  expect((await fetch(real + KEIS)).status).toBe(200);
  close();
  expect(await (await fetch(real + KEIS)).text()).toBe("the real one");
  expect(sandbox.world().requests).toBe(1);
});

it.each(["api.example", "ftp://x.example", "https://x.example/?a=1", ""])("rejects %j as a base URL", (host) => {
  expect(() => setupSandbox({ hosts: [host] })).toThrow(`"${host}" is no base URL`);
});
