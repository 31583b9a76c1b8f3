import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { GET_PATH, POST_BODY, POST_PATH } from "./calls.ts";
import type { Load, Measured } from "./load.ts";
import { usageOf } from "./usage.ts";

export type Server = { port: number; tokens: string[]; child: ChildProcess };
/** Includes the server's CPU time per call in microseconds, which depends least on other programs. */
export type Taken = Measured & { cpuPerCall: number };

/** Starts a server in its own process. The process sends its port and the users' tokens. */
export function startChild(file: string, words: string[] = []): Promise<Server> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const profile =
    process.env.BENCH_PROFILE === file ? ["--cpu-prof", `--cpu-prof-dir=${join(tmpdir(), "bench-profile")}`] : [];
  const child = fork(path, words, { execArgv: ["--conditions=@coffer/source", ...profile] });
  return new Promise((resolve, reject) => {
    child.once("message", (told: Omit<Server, "child">) => resolve({ ...told, child }));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
}

export async function measure(
  { port, tokens, child }: Server,
  kind: Load["kind"],
  seconds: number,
  name: string,
): Promise<Taken> {
  const call = kind === "GET" ? { path: GET_PATH, body: null } : { path: POST_PATH, body: POST_BODY };
  const workerData: Load = { port, kind, ...call, tokens, connections: 20, seconds, name };
  const before = usageOf(child.pid).cpuMs;
  const worker = new Worker(new URL("load.ts", import.meta.url), { workerData });
  const measured = await new Promise<Measured>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return { ...measured, cpuPerCall: ((usageOf(child.pid).cpuMs - before) * 1000) / measured.calls };
}
