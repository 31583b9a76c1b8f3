import { type ChildProcess, spawn } from "node:child_process";
import { type Usage, usageOf } from "../../bench/usage.ts";
import { builtCommand } from "../../src/testing/built-command.ts";

const children = new Set<ChildProcess>();
export type SandboxProcess = {
  readonly url: URL;
  readonly kill: () => Promise<void>;
  /** CPU time and memory so far. Linux only. */
  readonly usage: () => Usage;
};

/** Starts one of several processes over a state folder, as the command does. */
export async function startProcess(
  state: string,
  port = "0",
  options: readonly string[] = [],
): Promise<SandboxProcess> {
  const words = [await builtCommand(), "start", "--port", port, "--state", state, ...options];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (words: Buffer) => {
      said += words;
      const url = /http:\/\/127\S+/.exec(said)?.[0];
      if (url === undefined) return;
      const kill = () => {
        child.kill("SIGKILL");
        return ended;
      };
      resolve({ url: new URL(url), kill, usage: () => usageOf(child.pid) });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(said)));
  });
}

export function killAll(): void {
  for (const child of children) child.kill("SIGKILL");
}
