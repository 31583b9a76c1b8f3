import { Agent, request as httpRequest } from "node:http";
import { operations } from "@coffer/sdk/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runs, seed } from "../../../../.ci/property.ts";
import { type RunningServer, startServer } from "../../src/adapters/server.ts";
import { TestSandbox } from "../../src/testing/client.ts";
import { encryptFields } from "../../src/testing/encrypt.ts";
import { validInputs } from "../../src/testing/valid-inputs.ts";
import { asForm, brokenOf } from "./break.ts";
import { Contract } from "./contract.ts";
import { inputOf } from "./generate.ts";
import { asText } from "./said.ts";

type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer | string | null };
type Answer = { status: number; body: string; took: number };
const MALFORMED = 100;
const AT_ONCE = 20;
const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { "content-type": "application/json" };

let server: RunningServer;
let token = "";
beforeAll(async () => {
  server = await startServer({ port: 0, live: false });
  const signIn = {
    method: "POST",
    path: "/__sandbox/api/personas/sign-in",
    headers: JSON_TYPE,
    body: '{"name":"mei"}',
  };
  token = JSON.parse((await send(signIn)).body).accessToken;
});
afterAll(() => server.stop());

/** Sends a raw request: fetch would correct or refuse half of these. */
function send({ method, path, headers, body }: Sent, agent: Agent | false = false): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    // Node sends no length with DELETE.
    const length: Record<string, string> = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = httpRequest(server.url + path, { method, headers: { ...length, ...headers }, agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () => {
        const took = performance.now() - started;
        resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString(), took });
      });
      reply.on("error", reject);
    });
    // The server answers an oversized body before it is fully sent.
    asked.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
      else setTimeout(() => reject(error), 1000);
    });
    asked.end(body ?? undefined);
  });
}

async function all(requests: readonly Sent[], agent: Agent | false = false): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = requests.map((sent, at) => ({ sent, at })).reverse();
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) answers[next.at] = await send(next.sent, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}
const bearer = () => ({ authorization: `Bearer ${token}` });
/** The calls that Mei may make. */
const posts = Object.values(operations).filter(
  ({ operationId, method, accounts }) =>
    method !== "GET" && validInputs[operationId] !== undefined && accounts === undefined,
);
const to = (path: string, body: Sent["body"], headers: Record<string, string> = JSON_TYPE): Sent => ({
  ...{ method: "POST", path, body },
  headers: { ...bearer(), "idempotency-key": "fuzz-over-http", ...headers },
});
const fieldsOf = ({ body }: Answer) =>
  (JSON.parse(body).error.validationErrors ?? []).map(({ field }: { field: string }) => field);

test("answers broken inputs of every operation quickly and changes nothing", async () => {
  const contract = await Contract.read();
  const plain = TestSandbox.start().as("mei");
  const requests = contract.built.flatMap((model): Sent[] => {
    const operation = operations[model.id];
    const broken = inputOf(contract, model)
      .map((input) => encryptFields(plain, operation, input))
      .chain(brokenOf)
      .map((each) => (model.multipart ? asForm(each) : each));
    const inQuery = (name: string) => operation.query === "all" || operation.query.includes(name);
    return fc.sample(broken, { numRuns: runs(MALFORMED), seed }).map(({ input }) => {
      const entries = Object.entries(input);
      const query = new URLSearchParams(
        entries.filter(([name]) => inQuery(name)).map(([name, value]): [string, string] => [name, asText(value) ?? ""]),
      );
      const body =
        operation.method === "GET"
          ? null
          : JSON.stringify(Object.fromEntries(entries.filter(([name]) => !inQuery(name))));
      const { path, method } = operation;
      return {
        ...to(`${path}?${query}`, body),
        method,
        headers: { ...JSON_TYPE, "idempotency-key": "fuzz-over-http" },
      };
    });
  });
  const before = server.sandbox.world().hash();
  // No user is signed in, so input that happens to be valid has no effect. Public calls are left out.
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const answers = await all(
    requests.filter(({ path }) => !/SendVerificationCode|\/PTR|QrCode|ContactUs/.test(path)),
    agent,
  );
  agent.destroy();
  const statuses = new Set(answers.map(({ status }) => status));
  // 431 is Node's own: the query exceeded the header limit.
  for (const status of [200, 400, 401, 431]) statuses.delete(status);
  expect([...statuses]).toEqual([]);
  for (const { status, body } of answers) if (status !== 431) expect(typeof JSON.parse(body)).toBe("object");
  expect(server.sandbox.world().hash()).toBe(before);
  const took = answers.map((each) => each.took).sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(share * (took.length - 1))] ?? 0);
  process.stdout.write(`${answers.length} requests at ${AT_ONCE} a time: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
});

test("refuses bodies of five megabytes with 413 and keeps serving", async () => {
  const large = Buffer.alloc(5 * MEGABYTE, "x");
  const inJson = Buffer.from(JSON.stringify({ emailAddress: large.toString() }));
  const sent = posts
    .slice(0, runs(posts.length))
    .flatMap(({ path, method }) => [large, inJson].map((body) => ({ ...to(path, body), method })));
  for (const { status } of await all(sent)) expect(status).toBe(413);
  expect((await send({ ...to("/api/services/app/Basic/GetKEIS", null), method: "GET" })).status).toBe(200);
});

test("refuses a body that is not UTF-8, not JSON, or nested endlessly", async () => {
  const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  const wrong = [
    Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
    Buffer.from([0xc3, 0x28]),
    "{",
    "\u0000",
    "[1]",
    '"text"',
    "NaN",
  ];
  for (const { path, method } of posts) {
    const answers = await all([...wrong, deep, "[".repeat(100_000)].map((body) => ({ ...to(path, body), method })));
    for (const answer of answers) {
      expect([path, answer.status]).toEqual([path, 400]);
      expect(fieldsOf(answer).length).toBeGreaterThan(0);
    }
  }
});

test("refuses a wrong or missing content type with 415", async () => {
  for (const { path, method } of posts)
    for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x", "", "application/jsonp"]) {
      const { status } = await send({ ...to(path, "{}", { "content-type": type }), method });
      expect([path, type, [400, 415].includes(status)]).toEqual([path, type, true]);
    }
});

test("handles malformed headers and request lines", async () => {
  const keis = "/api/services/app/Basic/GetKEIS";
  const ask = (path: string, headers: Record<string, string> = {}) =>
    send({ method: "GET", path, headers, body: null });
  for (const path of [
    `${keis}?%`,
    `${keis}?a=%ff`,
    `/api/%2e%2e/${keis}`,
    "/%00",
    "/api//",
    `${keis}/${"x".repeat(4000)}`,
  ])
    expect([path.slice(0, 40), [200, 400, 404].includes((await ask(path)).status)]).toEqual([path.slice(0, 40), true]);
  for (const name of [
    "lang",
    "accept-language",
    "deviceid",
    "clienttype",
    "user-agent",
    "x-sandbox-world",
    "authorization",
  ])
    for (const value of ["", " ", "x".repeat(4000), "__proto__", "\u00ff", "Bearer ", "Bearer a b c"]) {
      const { status } = await ask(keis, { [name]: value });
      expect([name, value.slice(0, 10), status < 500]).toEqual([name, value.slice(0, 10), true]);
    }
  expect((await ask(keis)).status).toBe(200);
});
