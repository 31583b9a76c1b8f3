import { operations } from "@coffer/sdk/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adapterRequests, type Sent } from "../testing/adapter-requests.ts";
import { type Heard, play } from "../testing/send-through-adapter.ts";
import { createSandbox } from "./in-process.ts";
import { setupSandbox } from "./node.ts";
import { startServer } from "./server.ts";

let list: Sent[] = [];
let expected: Heard[] = [];

async function hear(fetch: typeof globalThis.fetch, base: string): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const sent of list) heard.push(await play(fetch, base, sent));
  return heard;
}
/** The differences, one line each: a diff of a thousand replies is unreadable. */
const differences = (heard: readonly Heard[]) =>
  list.flatMap((sent, index) => {
    const [here, there] = [JSON.stringify(expected[index]), JSON.stringify(heard[index])];
    return here === there ? [] : [`${sent.what} (${sent.method} ${sent.path})\n  ${here}\n  ${there}`];
  });

beforeAll(async () => {
  list = adapterRequests();
  expected = await hear(createSandbox().fetch, "https://api.coffer.example");
});

test("covers every operation of the contract and every kind of reply", () => {
  const asked = new Set(list.map(({ what }) => what.split(",")[0]));
  for (const id of Object.keys(operations)) expect(asked).toContain(id);
  const statuses = new Set(expected.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 400, 401, 403, 404, 405, 413, 415, 503]);
});

test("gives equal replies over HTTP", async () => {
  const { url, stop } = await startServer({ port: 0, live: false });
  afterAll(stop);
  expect(differences(await hear(globalThis.fetch, url))).toEqual([]);
});

test("gives equal replies behind MSW", async () => {
  const { server } = setupSandbox();
  server.listen({ onUnhandledFrame: "error" });
  afterAll(() => server.close());
  expect(differences(await hear(globalThis.fetch, "https://api.coffer.example"))).toEqual([]);
});
