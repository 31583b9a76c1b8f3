import type { LifeCycle, Schema } from "../document.ts";
import { operationsOf } from "../document.ts";
import { valueNames } from "../emit/labels.ts";
import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** A life cycle has a reachable state for each enum value, and every non-final state ends in time. */
export function* lifeCycles({ document, catalogue }: Contract): Iterable<Finding> {
  const operations = new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId, operation]));
  for (const [at, schema] of schemasOf(document)) {
    const cycle = schema["x-life-cycle"];
    if (!cycle && schema.enum && /Status$/.test(at))
      yield [at, "is a status without x-life-cycle; say where a record starts and what moves it on."];
    if (!cycle) continue;
    const place = `${at}/x-life-cycle`;
    const misnamed = misnamedStates(schema, cycle);
    if (misnamed.length > 0) {
      yield [place, `and the enum differ in ${misnamed.join(", ")}; every value has a state and nothing else.`];
      continue;
    }
    for (const state of unreached(cycle)) yield [place, `never reaches ${state}; give it a move from another state.`];
    for (const state of neverDone(cycle))
      yield [`${place} ${state}`, "is only led round by its clocks; let one end in a final state or a resting one."];
    for (const [state, { about, final, resting, moves = [] }] of Object.entries(cycle.states)) {
      const where = `${place} ${state}`;
      if (!/\.$/.test(about?.trim() ?? "")) yield [where, "must say in `about`, in a sentence, what it means."];
      if (final === true ? moves.length > 0 : moves.length === 0)
        yield [where, "is either `final: true` or has `moves`."];
      if (!final && !resting && !moves.some(({ by }) => by.startsWith("clock:")))
        yield [
          where,
          "has no move by `clock:<after what>`, so a record could wait in it for ever; add one, or say `resting: true` where nobody waits.",
        ];
      for (const { by, codes = [] } of moves) {
        if (!/^(?:actor|clock):\S/.test(by) && !operations.has(by))
          yield [where, `moves by ${by}, which is neither an operation nor \`actor:<who>\` or \`clock:<after what>\`.`];
        for (const code of codes.filter((each) => !catalogue.has(each)))
          yield [where, `names the code ${code}, which packages/errors doesn't know.`];
        const answered = operations.get(by)?.["x-errors"];
        for (const code of codes.filter((each) => answered && !answered.includes(each)))
          yield [where, `says ${by} is refused with ${code}, which isn't in its x-errors.`];
      }
    }
  }
}

function misnamedStates(schema: Schema, { start = [], states = {} }: LifeCycle): string[] {
  const values = valueNames(schema);
  const named = Object.keys(states);
  const targets = [...start, ...Object.values(states).flatMap(({ moves = [] }) => moves.map(({ to }) => to))];
  const unnamed = values.filter((each) => !named.includes(each));
  const unknown = [...named, ...targets].filter((each) => !values.includes(each));
  return [...new Set([...unnamed, ...unknown])];
}

/** Returns states that clocks move but never bring to an end. */
function neverDone({ states }: LifeCycle): string[] {
  return Object.keys(states).filter((start) => {
    const passed = new Set([start]);
    for (const state of passed)
      for (const { to, by } of states[state]?.moves ?? []) if (by.startsWith("clock:")) passed.add(to);
    return passed.size > 1 && ![...passed].some((state) => states[state]?.final || states[state]?.resting);
  });
}

function unreached({ start, states }: LifeCycle): string[] {
  const seen = new Set<string>();
  const visit = (state: string) => {
    if (seen.has(state)) return;
    seen.add(state);
    for (const { to } of states[state]?.moves ?? []) visit(to);
  };
  start.forEach(visit);
  return Object.keys(states).filter((state) => !seen.has(state));
}
