import { type ClientOptions, createClient, createMemoryStore } from "@coffer/sdk";
import { type OperationId, operations } from "@coffer/sdk/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outcomesOf } from "../../src/core/asked-outcome.ts";
import { UploadedFile } from "../../src/core/request.ts";
import { TestSandbox } from "../../src/testing/client.ts";
import { Scene } from "../../src/testing/scene.ts";
import { everywhere } from "../outcomes/everywhere.ts";
import { pairs } from "../outcomes/recipes.ts";
import { readyFor, servedIds } from "../outcomes/successes.ts";
import { type Exchange, recordExchanges } from "./exchanges.ts";
import { readContract, servedContract, startProxy, type Violation, violationsOf } from "./proxy.ts";
import { listenFor, listenForRecorded, REPLY } from "./upstream.ts";

// Prism is independent of our tools. It runs between a client and the sandbox and checks every request and reply
// against the published contract.
let contract: Awaited<ReturnType<typeof readContract>>;
beforeAll(async () => {
  contract = await readContract(await servedContract());
});
const open: { close: () => unknown }[] = [];
afterAll(() => Promise.all(open.map((each) => each.close())));
const proxyTo = async (upstream: { url: string; close: () => unknown }) => {
  const proxy = await startProxy(contract, upstream.url);
  open.push(proxy, upstream);
  return proxy.url;
};
const tell = (what: string) => (violation: Violation) =>
  `${what}: ${violation.location.join(".")} ${violation.message}`;

type AnyCall = (input: Record<string, unknown>) => Promise<unknown>;
function callOf(id: OperationId, token: string | null, options: ClientOptions): AnyCall {
  const client = createClient({ autoRefresh: false, retries: 0, store: createMemoryStore(), ...options });
  if (token !== null) client.session.accept(token);
  const groups = client as unknown as Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;
  const call = groups[operations[id].group]?.[id];
  if (!call) throw new Error(`The SDK has no ${id}.`);
  return call;
}
/** Returns the code of a reply in either style; null on success. */
const codeOf = (reply: unknown) => (reply as { error?: { code: number } | null }).error?.code ?? null;
const asSent = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value instanceof UploadedFile ? new File([new Uint8Array(value.bytes)], value.name) : value,
    ]),
  );

/** `test` runs every fortieth code or exchange, a soak all. */
const isTurn = (at: number) => at % STRIDE === 0;
const STRIDE = process.env.SOAK ? 1 : 40;

test("matches the contract for each operation's success and refusals", async () => {
  const sandbox = TestSandbox.start();
  const scene = new Scene(sandbox);
  const baseUrl = await proxyTo(await listenFor(sandbox));
  const faults: string[] = [];
  for (const [index, id] of servedIds.entries()) {
    const { api, input } = readyFor(id, scene);
    const codes = outcomesOf(operations[id]).filter((_, at) => isTurn(index + at));
    for (const code of [...codes, null]) {
      const answered = new Set<unknown>();
      const call = callOf(id, api.token, {
        baseUrl,
        fetch: async (request) => {
          const isIt = new URL(request.url).pathname === operations[id].path;
          if (isIt && code !== null) request.headers.set("x-sandbox-outcome", String(code));
          const reply = await fetch(request);
          faults.push(...violationsOf(reply).map(tell(`${id} ${code}`)));
          if (isIt) answered.add(codeOf(await reply.clone().json()));
          return reply;
        },
      });
      // The SDK's own tests cover its handling of refusals.
      await call(asSent(input)).catch(() => {});
      expect([id, ...answered]).toEqual([id, code]);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

describe("recorded replies", () => {
  let exchanges: readonly Exchange[] = [];
  beforeAll(() => {
    // Forms are parsed before they are recorded; the SDK sends one above.
    exchanges = recordExchanges().filter(({ request }) => request.body.kind !== "form");
  });

  test("matches the contract for each recipe and its preparation", async () => {
    const url = await proxyTo(await listenForRecorded(exchanges.map(({ reply }) => reply)));
    const faults: string[] = [];
    for (const [at, exchange] of exchanges.entries()) {
      if (!isTurn(at)) continue;
      const found = violationsOf(await replay(url, exchange, at));
      const judged = mayBeWrong(exchange) ? found.filter(({ location: [side] }) => side !== "request") : found;
      faults.push(...judged.map(tell(`${exchange.id} ${exchange.code}`)));
    }
    expect([...new Set(faults)]).toEqual([]);
    const met = new Set(exchanges.map(({ id, code }) => `${id} ${code}`));
    expect(named.filter((each) => !met.has(each))).toEqual([]);
  });

  test("reports a result of another shape for every operation", async () => {
    const done = [...new Map(exchanges.filter(({ code }) => code === null).map((each) => [each.id, each])).values()];
    const broken = done.map(({ reply }) => ({
      ...reply,
      body: reply.body.replace(/"(result|data)":/, '"$1":7,"was":'),
    }));
    const url = await proxyTo(await listenForRecorded(broken));
    const unnoticed: string[] = [];
    for (const [at, exchange] of done.entries())
      if (violationsOf(await replay(url, exchange, at)).length === 0) unnoticed.push(exchange.id);
    expect(unnoticed).toEqual([]);
  });
});

/** Every operation's success, and each code with a recipe; forms are separate. */
const named = [
  ...servedIds.map((id) => ({ id, code: null })),
  ...pairs.flatMap(({ operation, code, recipe }) => (recipe ? [{ id: operation.operationId, code }] : [])),
]
  .filter(({ id }) => !operations[id].multipart)
  .map(({ id, code }) => `${id} ${code}`);

/** Refused by the request itself or before it is read: such requests may be wrong on purpose. */
const mayBeWrong = ({ id, code }: Exchange) =>
  code !== null && ((code > 2 && code < 1000) || Object.hasOwn(everywhere(operations[id]), code));

function replay(url: string, { request: { method, path, query, headers, body } }: Exchange, at: number) {
  const text = body.kind === "text" ? body : null;
  return fetch(`${url}${path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers: { ...headers, [REPLY]: String(at), ...(text && { "content-type": text.contentType }) },
    ...(text && { body: text.text }),
  });
}
