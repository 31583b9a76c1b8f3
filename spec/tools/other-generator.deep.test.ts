import { type ChildProcess, spawn } from "node:child_process";
import { createCipheriv, pbkdf2Sync } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundle } from "./bundle.ts";

// The bundled contract is for everybody: a client made from it by a generator that knows nothing of ours has to compile
// and get through sign-in with what the contract's descriptions say.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = here("../dist/other-client");

let sandbox: ChildProcess;
let url: string;
beforeAll(async () => {
  await createClient({
    input: { ...(await bundle()) },
    output,
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent" },
  });
  const cli = here("../../apps/sandbox/src/cli.ts");
  sandbox = spawn(process.execPath, ["--conditions=@coffer/source", cli, "start", "--port", "0"]);
  url = await new Promise((resolve, reject) => {
    sandbox.stdout?.on("data", (chunk: Buffer) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ""));
    sandbox.on("exit", (code) => reject(new Error(`The sandbox ended with ${code}.`)));
  });
}, 60_000);
afterAll(() => sandbox.kill());

it("compiles", { timeout: 60_000 }, () => {
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
  const { getKeis, pTr, authenticateByEmailAddress, getAccountInfo } = await import(`${output}/sdk.gen.ts`);
  const { client } = await import(`${output}/client.gen.ts`);
  client.setConfig({ baseUrl: url });
  const emailAddress = "vera.ode@coffer.example";

  const { i, s, k } = (await getKeis()).data.result;
  const { t, p, r } = (await pTr({ body: { businessType: 1, key: emailAddress } })).data.result;
  const derived = pbkdf2Sync("Coffer-demo-2026", Buffer.from(p, "hex"), r, 32, "sha1").toString("hex");
  const key = pbkdf2Sync(k, Buffer.from(s, "hex"), 1000, 16, "sha1");
  const cipher = createCipheriv("aes-128-cbc", key, Buffer.from(i, "hex"));
  const password = Buffer.concat([cipher.update(derived), cipher.final()]).toString("base64");

  const signedIn = await authenticateByEmailAddress({ body: { emailAddress, password, passwordKeyId: k, ticket: t } });
  const { accessToken } = signedIn.data.result.session;
  // A bare string would be put into every way to sign, an API key's headers as well.
  const auth = ({ scheme }: { scheme?: string }) => (scheme === "bearer" ? accessToken : undefined);
  const account = await getAccountInfo({ auth });
  expect(account.data.result).toMatchObject({ uid: "80413", name: "Vera Ode", kycStatus: 3 });
});
