import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";

/** How many tests a step ran; a step that isn't a test runner counts as one. */
export type Count = { passed: number; failed: number };

export type Step = {
  name: string;
  command: string;
  args: string[];
  /** Reads the step's own count once it ended; without it the exit code counts as one. */
  count?: (ok: boolean) => Count;
};

export type Outcome = Count & { name: string; seconds: number };

/** Runs one step, prints its output only when it failed or was asked to be seen. */
export function runStep(step: Step, show: "always" | "failed"): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { stdio: ["ignore", "pipe", "pipe"], env: process.env });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        if (show === "always") process.stdout.write(chunk);
        else output.push(chunk);
      });
    }
    const end = (ok: boolean, why?: string) => {
      const seconds = (performance.now() - started) / 1000;
      const count = readCount(step, ok);
      if (!ok && show === "failed") process.stdout.write(Buffer.concat(output));
      if (why) console.log(why);
      console.log(`${ok && count.failed === 0 ? "ok  " : "FAIL"} ${step.name} (${seconds.toFixed(1)} s)`);
      resolve({ name: step.name, seconds, ...count });
    };
    child.on("error", (error) => end(false, `${step.command} could not start: ${error.message}`));
    child.on("close", (code) => end(code === 0));
  });
}

function readCount(step: Step, ok: boolean): Count {
  const own = step.count?.(ok);
  if (!own) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that broke without a failing test (a file that didn't load, a worker that died) is a failure too.
  return !ok && own.failed === 0 ? { ...own, failed: 1 } : own;
}

/** Runs steps two at a time, the number of cores the house is planned for. */
export async function runSteps(steps: Step[], show: "always" | "failed"): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step, show));
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

/** Prints the closing line and ends the process with its verdict. */
export function conclude(outcomes: Outcome[]): never {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
