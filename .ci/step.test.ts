import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { Bounds, Outcome } from "./step.ts";

/** What a run says that ends with these outcomes. */
function concluded(outcomes: Partial<Outcome>[], bounds: Bounds, before = "") {
  const whole = outcomes.map((each) => ({ name: "unit tests", seconds: 1, passed: 3, failed: 0, ...each }));
  const code = `import { conclude } from ${JSON.stringify(new URL("step.ts", import.meta.url).href)};
    ${before}
    conclude(${JSON.stringify(whole)}, ${JSON.stringify(bounds)});`;
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  const lines = stdout.trimEnd().split("\n");
  return { status, lines, last: lines.at(-1) };
}

it("ends with a table of the steps and the count of all", () => {
  const { status, lines, last } = concluded([{}, { name: "types", passed: 1 }], {});
  expect(lines.slice(0, 3).map((line) => line.split(/\s{2,}/))).toEqual([
    ["step", "seconds", "passed", "failed"],
    ["unit tests", "1.0", "3", "0"],
    ["types", "1.0", "1", "0"],
  ]);
  expect([status, last]).toEqual([0, "4 passed, 0 failed"]);
});

it("fails when something failed, and when nothing ran", () => {
  expect(concluded([{ failed: 1 }], {})).toMatchObject({ status: 1, last: "3 passed, 1 failed" });
  expect(concluded([], {})).toMatchObject({ status: 1, last: "0 passed, 0 failed" });
});

// Busy for longer than it may, in a process of its own: only then it is known what it cost.
const burn = (ms: number) =>
  `import { spawnSync } from "node:child_process";
   const work = "const end = process.cpuUsage().user + ${ms} * 1000; while (process.cpuUsage().user < end) for (let n = 0; n < 1e6; n++);";
   spawnSync(process.execPath, ["-e", work]);`;

it("fails when it took longer than it may, however busy the machine", () => {
  expect(concluded([{}], { budget: 60 }, burn(10))).toMatchObject({ status: 0, last: "4 passed, 0 failed" });
  // Of two cores: with more of them the same work takes less of the machine, but never a hundredth.
  expect(concluded([{}], { budget: 0.005 }, burn(50))).toMatchObject({ status: 1, last: "3 passed, 1 failed" });
});

it("counts as ours what was done by what it started", () => {
  const { lines } = concluded([{}], {}, burn(600));
  const ours = /cores' time (\d+) s were ours/.exec(lines.at(-2) ?? "")?.[1];
  // Where there is no /proc, a budget goes by the clock alone.
  expect(Number(ours)).toBeGreaterThanOrEqual(existsSync("/proc/stat") ? 1 : 0);
});

it("names a flaky test; where it is asked to, it fails for it", () => {
  const outcome = { flaky: ["journeys/first-withdrawal.spec.ts › en"] };
  expect(concluded([outcome], {})).toMatchObject({ status: 0, last: "3 passed, 0 failed" });
  const { lines, status, last } = concluded([outcome], { flakyFails: true });
  expect(lines.at(-2)).toBe("flaky: journeys/first-withdrawal.spec.ts › en");
  expect([status, last]).toEqual([1, "3 passed, 1 failed"]);
});
