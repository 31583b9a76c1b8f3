import { afterEach, expect, test } from "vitest";
import { createSandbox } from "./in-process.ts";
import { setupSandbox } from "./node.ts";
import { startServer } from "./server.ts";

const JPEG = Uint8Array.from({ length: 70_000 }, (_, at) => [0xff, 0xd8, 0xff, 0xe0][at] ?? (at * 31) % 256);
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Door = { readonly fetch: typeof globalThis.fetch; readonly base: string };
const adapters: Record<string, () => Promise<Door>> = {
  HTTP: async () => {
    const { url, stop } = await startServer({ port: 0, live: false });
    stops.push(stop);
    return { fetch: globalThis.fetch, base: url };
  },
  "in process": async () => ({ fetch: createSandbox().fetch, base: "https://api.coffer.example" }),
  "MSW, below a path": async () => {
    const base = "https://staging.example/coffer";
    const { listen, close } = setupSandbox({ hosts: [base] });
    listen();
    stops.push(close);
    return { fetch: (...asked) => globalThis.fetch(...asked), base };
  },
};

test.each(Object.keys(adapters))("%s: serves an uploaded picture at its address", async (name) => {
  const { fetch, base } = (await adapters[name]?.()) ?? expect.fail();
  const json = { "content-type": "application/json" };
  const signIn = { method: "POST", headers: json, body: '{"name":"mei"}' };
  const { accessToken } = await (await fetch(`${base}/__sandbox/api/personas/sign-in`, signIn)).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const body = new FormData();
  body.append("purpose", "identity");
  body.append("file", new File([JPEG], "front.jpg"));
  const sent = await fetch(`${base}/api/services/app/ReceiptMethod/UploadImage`, { method: "POST", headers, body });
  const { fileId } = (await sent.json()).result;
  const asked = await fetch(`${base}/api/services/app/File/GetFile?id=${fileId}`, { headers });
  const { url, size } = (await asked.json()).result;
  expect([url.startsWith(`${base}/api/files/`), size]).toEqual([true, JPEG.length]);

  // As an image element requests it: without a token, and without a world header.
  const shown = await fetch(url);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(JPEG);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
  const head = await fetch(url, { method: "HEAD" });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect((await fetch(`${url}0`)).status).toBe(404);
});
