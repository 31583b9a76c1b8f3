import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../.ci/property.ts";
import type { EngineRequest } from "../core/request.ts";
import type { Sandbox } from "../sandbox.ts";
import { NotingSandbox, request, walk } from "../testing/request-walk.ts";
import { setupSandbox } from "./node.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));
const CONTROL = "/__sandbox/api";
const children: ChildProcess[] = [];
let addresses: string[] = [];
beforeAll(async () => {
  addresses = await Promise.all([start(), start()]);
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

function start(): Promise<string> {
  const words = ["--conditions=@coffer/source", CLI, "start", "--port", "0", "--frozen"];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (words) => {
      said += words;
      const url = /http:\/\/127[^\s/]+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", () => reject(new Error(said)));
  });
}

async function send(base: string, { method, path, query, headers, body }: EngineRequest) {
  const type = body.kind === "text" ? { "content-type": body.contentType, ...headers } : headers;
  const init = body.kind === "text" ? { method, headers: type, body: body.text } : { method, headers: type };
  const reply = await fetch(`${base}${path}${query && `?${query}`}`, init);
  return { status: reply.status, body: await reply.text() };
}
const control = async (base: string, method: string, call: string, world = "main", body?: object) => {
  const headers = { "x-sandbox-world": world, "content-type": "application/json" };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  return (await fetch(`${base}${CONTROL}/${call}`, init)).json();
};
const idsAt = async (base: string): Promise<string[]> =>
  (await control(base, "GET", "worlds")).items.map(({ id }: { id: string }) => id);

/** Hashes every world, then restores the initial state. */
async function endAt(base: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const id of await idsAt(base)) {
    hashes[id] = (await control(base, "GET", "world/hash", id)).hash;
    if (id !== "main") await control(base, "DELETE", "worlds", "main", { id });
  }
  await control(base, "POST", "reset", "main", {});
  return hashes;
}
const hashesOf = (sandbox: Sandbox) =>
  Object.fromEntries(sandbox.worlds.list().map(({ world }) => [world.id, world.hash()]));

test(
  "gives equal replies and states in process, behind MSW and in two processes",
  async () => {
    await checkProperty(
      "one request list behind every adapter",
      { test: 2, soak: 100 },
      fc.asyncProperty(fc.array(request, { minLength: 4, maxLength: 12, size: "max" }), async (steps) => {
        const first = NotingSandbox.start();
        walk(first, steps);
        const replies = first.noted.map(({ reply }) => ({ status: reply.status, body: reply.body }));
        const play = async (base: string) => {
          const got = [];
          for (const { request } of first.noted) got.push(await send(base, request));
          return got;
        };

        for (const address of addresses) {
          expect(await play(address)).toEqual(replies);
          expect(await endAt(address)).toEqual(hashesOf(first));
        }
        const { sandbox, listen, close } = setupSandbox();
        listen();
        try {
          expect(await play("https://api.coffer.example")).toEqual(replies);
        } finally {
          close();
        }
        expect(hashesOf(sandbox.engine)).toEqual(hashesOf(first));
      }),
    );
  },
  TIMEOUT_MS,
);
