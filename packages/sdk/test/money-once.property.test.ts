import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { checkProperty } from "../../../.ci/property.ts";
import { startSandbox } from "../consumers/harness/start-sandbox.ts";
import { makeBank } from "./lab/bank.ts";
import { fateNames } from "./lab/lost-replies.ts";
import { orderOnce } from "./lab/order-once.ts";
import { wayNames } from "./lab/ways-to-order.ts";

it("moves money once, whichever client resends and whatever replies are lost", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const bank = makeBank();
  const fated = fc.array(fc.constantFrom(...fateNames), { minLength: 1, maxLength: 6 });
  await checkProperty(
    "money once",
    { test: 100, soak: 10_000 },
    fc.asyncProperty(fc.constantFrom(...wayNames), fated, async (way, names) => {
      await orderOnce(bank, way, names);
    }),
  );
});

it("moves money once when the ordering process is killed and another resends its key", async () => {
  const sandbox = await startSandbox();
  const folder = await mkdtemp(join(tmpdir(), "coffer-order-"));
  try {
    const script = join(import.meta.dirname, "lab/order-process.ts");
    const start = (manner: string) =>
      spawn(process.execPath, ["--conditions=@coffer/source", script, sandbox.url, join(folder, "key"), manner]);
    // The process kills itself right after the server has executed the order.
    expect(await lastWords(start("die"))).toEqual({ signal: "SIGKILL", said: "" });
    const [second, third] = [await lastWords(start("finish")), await lastWords(start("finish"))];
    expect(second).toEqual({ signal: null, said: expect.stringMatching(/^W\d+ of 1$/) });
    expect(third).toEqual(second);
  } finally {
    sandbox.stop();
    await rm(folder, { recursive: true });
  }
});

function lastWords(process: ChildProcess): Promise<{ signal: NodeJS.Signals | null; said: string }> {
  let said = "";
  for (const stream of [process.stdout, process.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk));
  return new Promise((resolve) => process.on("close", (_, signal) => resolve({ signal, said: said.trim() })));
}
