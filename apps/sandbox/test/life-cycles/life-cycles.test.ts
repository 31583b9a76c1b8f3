import { lifeCycles, operations } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { modelsOf } from "../../../../spec/tools/model.ts";
import { refName, walkDeep } from "../../../../spec/tools/schema.ts";
import { readContract } from "../../../../spec/tools/testing/contract.ts";
import type { LifeCycle } from "../../src/core/life-cycle.ts";
import { program } from "../../src/modules/program.ts";
import { Scene } from "../../src/testing/scene.ts";
import { playModules, playScenario } from "./play.ts";
import { nameOf, steps, titleOf } from "./steps.ts";
import { lifeCyclesTable } from "./table.ts";
import { type Step, watchSteps } from "./watch.ts";

const isServed = (id: string) => program.service.operations.has(id as keyof typeof operations);
const statesOf = (life: LifeCycle) => [
  ...new Set([...life.start, ...life.moves.flatMap(({ from, to }) => [...from, to])].map((each) => nameOf(life, each))),
];
const kindOf = (by: string) => /^(actor|review|clock):/.exec(by)?.[1] ?? "operation";

/** Maps a role of the contract to the sandbox. An actor replaces an operation that isn't served. */
const isLike = (ours: string, theirs: string): boolean => {
  const kind = kindOf(ours);
  if (kind === "operation") return ours === theirs;
  if (kind === "clock") return kindOf(theirs) === "clock";
  return kindOf(theirs) === "actor" || (kindOf(theirs) === "operation" && !isServed(theirs)) || isHurried(ours, theirs);
};
/** A caller may trigger steps that otherwise happen by time. */
const isHurried = (ours: string, theirs: string) => ours === "actor:sender/send" && kindOf(theirs) === "clock";

const exists = (by: string): boolean => {
  const name = by.slice(by.indexOf(":") + 1);
  const [actor = "", action = ""] = name.split("/");
  if (kindOf(by) === "operation") return isServed(by);
  if (kindOf(by) === "clock") return name === "" || program.rules.dueTasks.has(name);
  if (kindOf(by) === "review") return name in program.reviewQueues;
  return program.actors[actor]?.actions[action] !== undefined;
};

test("documents who takes every step in LIFE-CYCLES.md", async () => {
  await expect(lifeCyclesTable()).toMatchFileSnapshot("../../LIFE-CYCLES.md");
});

test("has a life cycle for each record that a served operation changes", () => {
  const moved = Object.entries(lifeCycles)
    .filter(([, { moves }]) => Object.values(moves).some((of) => of.some(({ by }) => isServed(by))))
    .map(([status]) => status);
  expect(moved.filter((status) => !program.lifeCycles.some((life) => life.status === status))).toEqual([]);
});

test("has a life cycle for each status that a served operation returns", async () => {
  const document = await readContract();
  const served = modelsOf(document).filter(({ id }) => isServed(id));
  const answered = new Set(
    served.flatMap(({ result }) =>
      result ? [...walkDeep(document, result)].flatMap((part) => refName(part) ?? []) : [],
    ),
  );
  const statuses = Object.keys(lifeCycles).filter((status) => answered.has(status));
  expect(statuses.length).toBeGreaterThan(5);
  expect(statuses.filter((status) => !program.lifeCycles.some((life) => life.status === status))).toEqual([]);
});

test("has each state of the contract, or a reason why not", () => {
  for (const [status, lives] of Map.groupBy(program.lifeCycles, (life) => life.status)) {
    const known = lives.flatMap((life) => [...statesOf(life), ...Object.keys(life.without ?? {})]);
    expect([status, [...new Set(known)].sort()]).toEqual([status, Object.keys(lifeCycles[status].moves).sort()]);
  }
});

describe.each(program.lifeCycles.map((life) => [titleOf(life), life] as const))("%s", (_, life) => {
  const { start, resting, moves } = lifeCycles[life.status];
  const own = steps(life);

  test("takes only the contract's steps, by the parties it names", () => {
    for (const step of own) {
      const theirs = moves[step.from]?.filter(({ to }) => to === step.to) ?? [];
      expect([step, theirs.some(({ by }) => isLike(step.by, by)), exists(step.by)]).toEqual([step, true, true]);
    }
    for (const state of life.start) expect(start).toContain(nameOf(life, state));
  });

  test("covers each contract step of a served operation or of time", () => {
    const states = statesOf(life);
    for (const from of states)
      for (const { to, by } of moves[from] ?? []) {
        const isOurs = states.includes(to) && (kindOf(by) === "clock" || isServed(by));
        // An operation may apply to one of several kinds of records that share a status.
        const takers = isServed(by)
          ? program.lifeCycles.filter(({ status }) => status === life.status).flatMap(steps)
          : own;
        const taken = takers.some((step) => step.from === from && step.to === to && isLike(step.by, by));
        expect([from, to, by, !isOurs || taken]).toEqual([from, to, by, true]);
      }
  });

  test("reaches every state and leaves every waiting state by time", () => {
    const reached = new Set(life.start.map((state) => nameOf(life, state)));
    for (const state of reached) for (const { to } of own.filter(({ from }) => from === state)) reached.add(to);
    expect([...reached].sort()).toEqual(statesOf(life).sort());
    const waiting = statesOf(life).filter((state) => moves[state]?.length && !resting.includes(state));
    for (const state of waiting)
      expect([state, own.some(({ from, by }) => from === state && kindOf(by) === "clock")]).toEqual([state, true]);
  });

  test("refuses with codes that its operations may answer", () => {
    for (const { by, codes } of Object.values(moves).flat())
      for (const code of isServed(by) ? codes : [])
        expect([by, code, operations[by as keyof typeof operations].errors.includes(code)]).toEqual([by, code, true]);
  });
});

describe("records", () => {
  const scene = new Scene();
  const taken = new Set<string>();
  const written = ({ life, from, to }: Step) => {
    const names = [nameOf(life, from), nameOf(life, to)];
    return steps(life).filter((step) => step.from === names[0] && step.to === names[1]);
  };
  const nameOfStep = ({ life, from, to }: Step) => `${titleOf(life)}: ${nameOf(life, from)} → ${nameOf(life, to)}`;
  let onlyTime = false;
  const note = (step: Step) => {
    taken.add(nameOfStep(step));
    const isWritten = written(step).some(({ by }) => !onlyTime || kindOf(by) === "clock");
    expect([nameOfStep(step), isWritten]).toEqual([nameOfStep(step), true]);
  };
  const alone = (pass: () => void) => {
    onlyTime = true;
    pass();
    onlyTime = false;
    for (const life of program.lifeCycles) {
      const { moves, resting } = lifeCycles[life.status];
      const { table, field = "" } = life.kept ?? {};
      const rows = table ? (scene.world.table(table as never).all() as Readonly<Record<string, unknown>>[]) : [];
      const states = rows.map((row) => nameOf(life, row[field]));
      const waiting = states.filter((state) => moves[state]?.length && !resting.includes(state));
      expect([titleOf(life), waiting]).toEqual([titleOf(life), []]);
    }
  };

  test.each(program.scenarios.map(({ name }) => name))(
    "take only written steps in %s, and time ends all of them",
    (name) => {
      watchSteps(note, () => playScenario(name, scene, alone));
    },
  );

  test("take only written steps in the modules' own plays", () => {
    watchSteps(note, () => playModules(scene));
  });

  test("take every written step in at least one of these plays", () => {
    const kept = program.lifeCycles.filter(({ kept }) => kept);
    const all = kept.flatMap((life) => steps(life).map(({ from, to }) => `${titleOf(life)}: ${from} → ${to}`));
    expect([...new Set(all)].filter((step) => !taken.has(step))).toEqual([]);
  });
});
