import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { firstWithdrawal } from "./first-withdrawal.ts";

let sandbox: ChildProcess;
let url: string;

// The real command over real HTTP, on a port the system chooses.
beforeAll(async () => {
  const cli = fileURLToPath(new URL("../../../apps/sandbox/src/cli.ts", import.meta.url));
  sandbox = spawn(process.execPath, ["--conditions=@coffer/source", cli, "start", "--port", "0"]);
  url = await new Promise<string>((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (address) resolve(address[0]);
    };
    sandbox.stdout?.on("data", read);
    sandbox.stderr?.on("data", read);
    sandbox.on("exit", (code) => reject(new Error(`The sandbox ended with ${code}: ${printed}`)));
  });
});
afterAll(() => sandbox.kill());

it("goes from sign-up to a completed withdrawal", async () => {
  const said: string[] = [];
  await firstWithdrawal(url, "partner", (line) => said.push(line));
  expect(said).toEqual([
    expect.stringMatching(/^Signed up as ada\.\d+@partner\.example, UID \d+$/),
    "Verified as Ada Whitfield",
    "Set the fund PIN",
    "Received a deposit; available: 250 USDT",
    expect.stringMatching(/^Withdrew 100 USDT, 99 after the fee, in transaction [0-9a-f]{64}$/),
    "Left: 150 USDT",
  ]);
});

it("goes ten times at once, each in a world of its own", async () => {
  const worlds = Array.from({ length: 10 }, (_, n) => `worker-${n}`);
  const outcomes = await Promise.all(worlds.map(runIn));
  for (const said of outcomes) expect(said).toMatch(/Left: 150 USDT\n$/);
  for (const world of worlds) expect(await peopleIn(world)).toBe(1);
}, 60_000);

it("meets whoever shares its world", async () => {
  expect(await runIn("together")).toMatch(/Left: 150 USDT\n$/);
  expect(await runIn("together")).toMatch(/Left: 150 USDT\n$/);
  expect(await peopleIn("together")).toBe(2);
}, 60_000);

/** The script as a process of its own; answers what it said. */
function runIn(world: string): Promise<string> {
  const script = fileURLToPath(new URL("./first-withdrawal.ts", import.meta.url));
  const env = { ...process.env, SANDBOX_URL: url, SANDBOX_WORLD: world };
  const worker = spawn(process.execPath, ["--conditions=@coffer/source", script], { env });
  let said = "";
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  }
  return new Promise((resolve) => worker.on("exit", () => resolve(said)));
}

/** How many people mail has gone to in a world. */
async function peopleIn(world: string): Promise<number> {
  const reply = await fetch(`${url}/__sandbox/api/inbox`, { headers: { "x-sandbox-world": world } });
  const { items }: { items: { to: string }[] } = await reply.json();
  return new Set(items.map((message) => message.to)).size;
}
