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
