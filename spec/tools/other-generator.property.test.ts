import { createCipheriv, pbkdf2Sync } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../apps/sandbox/src/adapters/answer.ts";
import { UploadedFile } from "../../apps/sandbox/src/core/request.ts";
import { TestSandbox } from "../../apps/sandbox/src/testing/client.ts";
import { encryptFields } from "../../apps/sandbox/src/testing/encrypt.ts";
import { Scene } from "../../apps/sandbox/src/testing/scene.ts";
import { readyFor, servedIds } from "../../apps/sandbox/test/outcomes/successes.ts";
import { type OperationId, operations, type Results } from "../../packages/sdk/src/contract.ts";

// Checks that a client by another generator compiles, signs in as the descriptions say, and gets typed replies.
const output = fileURLToPath(new URL("../dist/other-client", import.meta.url));
type Call = (options: object) => Promise<{ data?: { result?: unknown; data?: unknown }; error?: unknown }>;

const sandbox = TestSandbox.start();
const calls = new Map<string, Call>();
beforeAll(async () => {
  await createClient({
    input: fileURLToPath(new URL("../openapi.yaml", import.meta.url)),
    output,
    plugins: [
      "@hey-api/client-fetch",
      "@hey-api/typescript",
      "zod",
      // Its request validation fails: it adds headers that its own schemas don't know.
      { name: "@hey-api/sdk", validator: { response: "zod" } },
    ],
    logs: { level: "silent" },
  });
  const { client } = await import(`${output}/client.gen.ts`);
  client.setConfig({
    baseUrl: "http://127.0.0.1:4010",
    fetch: (request: Request) => answer((asked, now) => sandbox.handle(asked, now), request),
  });
  const made: Record<string, Call> = await import(`${output}/sdk.gen.ts`);
  // It changes the case of names: pTr for pTR.
  for (const [name, call] of Object.entries(made)) calls.set(name.toLowerCase(), call);
}, 240_000);

const callOf = (id: OperationId): Call => {
  const call = calls.get(id.toLowerCase());
  if (!call) throw new Error(`The other client has no ${id}.`);
  return call;
};

it("compiles", { timeout: 240_000 }, () => {
  const program = ts.createProgram([`${output}/index.ts`], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    ...{ strict: true, skipLibCheck: true, noEmit: true, types: [] },
  });
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  expect(faults).toEqual([]);
});

it("signs in and reads the account", async () => {
  const ask = async <Id extends OperationId>(id: Id, options: object = {}) =>
    (await callOf(id)(options)).data?.result as Results[Id];
  const emailAddress = "vera.ode@coffer.example";

  const { i, s, k } = await ask("getKEIS");
  const { t, p, r } = await ask("pTR", { body: { businessType: 1, key: emailAddress } });
  const derived = pbkdf2Sync("Coffer-demo-2026", Buffer.from(p, "hex"), r, 32, "sha1").toString("hex");
  const key = pbkdf2Sync(k, Buffer.from(s, "hex"), 1000, 16, "sha1");
  const cipher = createCipheriv("aes-128-cbc", key, Buffer.from(i, "hex"));
  const password = Buffer.concat([cipher.update(derived), cipher.final()]).toString("base64");

  const body = { emailAddress, password, passwordKeyId: k, ticket: t };
  const { session } = await ask("authenticateByEmailAddress", { body });
  expect(await ask("getAccountInfo", { auth: bearer(session?.accessToken) })).toMatchObject({
    uid: "80413",
    name: "Vera Ode",
    kycStatus: 3,
  });
});

describe("calls each served operation and gets the typed reply", () => {
  const scene = new Scene(sandbox);
  it.each(servedIds)("%s", async (id) => {
    const { api, input } = readyFor(id, scene);
    const operation = operations[id];
    const entries = Object.entries(encryptFields(api, operation, { ...input }));
    const inQuery = ([name]: [string, unknown]) => operation.query === "all" || operation.query.includes(name);
    const query = entries.filter(inQuery);
    const body = entries.filter((entry) => !inQuery(entry)).map(([name, value]) => [name, asPart(value)]);
    const reply = await callOf(id)({
      ...(query.length > 0 && { query: Object.fromEntries(query) }),
      ...(body.length > 0 && { body: Object.fromEntries(body) }),
      ...(operation.retry === "key" && { headers: { "Idempotency-Key": `other-client-${id}` } }),
      ...(api.token !== null && { auth: bearer(api.token) }),
    });
    expect(reply.error).toBeUndefined();
    expect(reply.data?.result ?? reply.data?.data).toBeDefined();
  });
});

/** A plain string would be sent in every security scheme, including API key headers. */
const bearer =
  (token: unknown) =>
  ({ scheme }: { scheme?: string }) =>
    scheme === "bearer" ? token : undefined;
const asPart = (value: unknown) =>
  value instanceof UploadedFile ? new File([new Uint8Array(value.bytes)], value.name) : value;
