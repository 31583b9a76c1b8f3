import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { watchMachine } from "./quiet-time.ts";

/** How many tests a step ran; a step that isn't a test runner counts as one. */
export type Count = { passed: number; failed: number; flaky?: string[] };

export type Step = {
  name: string;
  command: string;
  args: string[];
  /** Reads the step's own count once it ended; without it the exit code counts as one. */
  count?: (ok: boolean) => Count;
};

export type Outcome = Count & { name: string; seconds: number };

const spent = watchMachine();

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

/** Runs steps two at a time, one for each of the two cores the budget assumes. */
export async function runSteps(steps: Step[], show: "always" | "failed"): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step, show));
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

/** The limits of a whole run. */
export type Bounds = {
  /** Seconds on a machine of its own; the run fails when it takes longer. */
  budget?: number;
  /** Whether a test that passed only at its second try fails the run. */
  flakyFails?: boolean;
};

/** Prints the table of steps and the closing line, and ends the process with its verdict. */
export function conclude(outcomes: readonly Outcome[], { budget, flakyFails = false }: Bounds = {}): never {
  const { clock, ours, others, quiet } = spent();
  const lines = [["step", "seconds", "passed", "failed"]];
  const add = (name: string, seconds: number, passed: number, failed: number) =>
    lines.push([name, seconds.toFixed(1), String(passed), String(failed)]);
  for (const { name, seconds, passed, failed } of outcomes) add(name, seconds, passed, failed);
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of outcomes) {
    total.passed += passed;
    total.failed += failed;
  }
  if (budget !== undefined) {
    const held = quiet <= budget;
    total[held ? "passed" : "failed"] += 1;
    add(`within ${budget} s on two quiet cores`, quiet, held ? 1 : 0, held ? 0 : 1);
  }
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  for (const line of lines) console.log(line.map(pad).join("  "));
  console.log(
    `${clock.toFixed(0)} s by the clock; of the cores' time ${ours.toFixed(0)} s were ours and ${others.toFixed(0)} s others'`,
  );
  for (const title of outcomes.flatMap(({ flaky = [] }) => flaky)) {
    console.log(`flaky: ${title}`);
    if (flakyFails) total.failed += 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}
