import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import type { Line } from "./table.ts";
import { usageOf } from "./usage.ts";

const MOST = 400;
const ROUNDS = 9;
const PATH = "/api/services/app/Basic/GetKEIS";
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Measures the time from the command to the first full reply, in a new process each time, and its memory then. Uses
 * the built package.
 */
export async function benchStart(): Promise<Line[]> {
  const built = file("../dist/js/cli.js");
  const source = await line("Start to first reply, from source", [
    "--conditions=@coffer/source",
    file("../src/cli.ts"),
  ]);
  if (existsSync(built))
    return [await line("Start to first reply, packaged", [built]), { ...source, ok: true, reach: "no goal" }];
  return [{ what: "Start to first reply, packaged", measured: "not built", reach: `<= ${MOST} ms`, ok: false }, source];
}

async function line(what: string, words: string[]): Promise<Line> {
  const starts: Start[] = [];
  for (let round = 0; round < ROUNDS; round++) starts.push(await once(words));
  const times = starts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const middle = times[Math.floor(ROUNDS / 2)] ?? 0;
  const memory = Math.max(...starts.map(({ megabytes }) => megabytes));
  const measured = `${middle.toFixed(0)} ms, ${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)}; ${memory.toFixed(0)} MB`;
  return { what, measured, reach: `<= ${MOST} ms`, ok: middle <= MOST };
}

interface Start {
  milliseconds: number;
  megabytes: number;
}

function once(words: string[]): Promise<Start> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...words, "start", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (words) => {
      const before = said;
      said += words;
      const url = /http:\/\/127[^\s/]+/.exec(said)?.[0];
      if (url === undefined || /http:\/\/127[^\s/]+/.test(before)) return;
      get(url + PATH, (reply) => {
        reply.resume().once("end", () => {
          const milliseconds = performance.now() - begun;
          const megabytes = usageOf(child.pid).megabytes;
          child.kill("SIGKILL");
          resolve({ milliseconds, megabytes });
        });
      }).once("error", reject);
    });
    child.once("exit", () => reject(new Error("It ended before it replied.")));
  });
}
