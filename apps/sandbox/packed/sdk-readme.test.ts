import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freePort } from "../../web/dev/ports.ts";
import { type Fence, fencesIn } from "./harness/guide.ts";
import { Shell } from "./harness/shell.ts";

/** The time that the README promises. */
const FIVE_MINUTES = 5 * 60_000;
/** The oldest Node that the README names. */
const OLDEST = "22.12.0";
const HOME = "127.0.0.1:4010";

let shell: Shell;
let here = HOME;
let fences: Fence[];

beforeAll(async () => {
  const folder = join(inject("packedFolder"), "sdk-reader");
  await mkdir(folder);
  await writeFile(join(folder, ".npmrc"), `@coffer:registry=${inject("registry")}\naudit=false\nfund=false\n`);
  const port = await freePort();
  here = `127.0.0.1:${port}`;
  const env = { SANDBOX_PORT: String(port), SANDBOX_URL: `http://${here}` };
  shell = new Shell(folder, {
    ...env,
    NPM_CONFIG_USERCONFIG: join(folder, ".npmrc"),
    npm_config_prefer_offline: "true",
  });
  const page = await readFile(new URL("../../../packages/sdk/README.md", import.meta.url), "utf8");
  const [, lead = ""] = /^## Five minutes$(.*?)^## /ms.exec(page) ?? [];
  fences = fencesIn(lead);
});
afterAll(() => shell?.end());

/** Runs the fence verbatim except for the sandbox's port: 4010 may be in use during tests. */
async function obey(fence: Fence): Promise<string> {
  if (fence.kind === "commands") return fence.running ? shell.start(fence.text) : shell.run(fence.text);
  const elsewhere = fence.text
    .replaceAll(HOME, here)
    .replace('environment: "sandbox"', `environment: "sandbox", baseUrl: "http://${here}"`);
  shell.write(fence.path, elsewhere);
  return "";
}

test("leads from an empty folder to a completed withdrawal in five minutes", {
  timeout: FIVE_MINUTES,
}, async () => {
  const said: string[] = [];
  for (const fence of fences) said.push(await obey(fence));
  const [, , , withdrawal, example] = said;
  expect(fences.map(({ kind }) => kind)).toEqual(["commands", "commands", "file", "commands", "commands"]);
  expect(withdrawal).toMatch(/^true 99 [0-9a-f]{64}$/m);
  expect(example).toMatch(/^Withdrew 100 USDT, 99 after the fee, in transaction [0-9a-f]{64}\nLeft: 150 USDT$/m);
});

test("runs its snippets on the oldest Node it names", async () => {
  const programs = fences.flatMap((fence) =>
    fence.kind === "commands" && fence.text.startsWith("node ") ? [fence.text.slice("node ".length).trim()] : [],
  );
  expect(programs).toHaveLength(2);
  for (const program of programs)
    expect(await shell.run(`npx -y node@${OLDEST} ${program}`)).toMatch(/^true 99 |^Left: 150 USDT/m);
});
