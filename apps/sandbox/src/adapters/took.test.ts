import { expect, it } from "vitest";
import { TestSandbox } from "../testing/client.ts";
import { startServer } from "./server.ts";

type Log = { items: { took: number | null }[] };

it("records the duration of a reply, waits included, in an adapter with a clock", async () => {
  const { url, stop } = await startServer({ port: 0, live: false });
  try {
    const api = `${url}/__sandbox/api`;
    const plan = { rules: [{ operation: "getKEIS", latency: 30 }] };
    const headers = { "content-type": "application/json" };
    const set = await fetch(`${api}/faults`, { method: "PUT", headers, body: JSON.stringify(plan) });
    expect(await set.text()).toContain("latency");
    await (await fetch(`${url}/api/services/app/Basic/GetKEIS`)).text();
    const { items } = (await (await fetch(`${api}/log`)).json()) as Log;
    expect(items[0]?.took).toBeGreaterThanOrEqual(29);
  } finally {
    await stop();
  }
});

it("records no duration in core itself", () => {
  const api = TestSandbox.start().stranger();
  api.call("getKEIS");
  expect((api.control("GET", "log").body as Log).items[0]?.took).toBeNull();
});
