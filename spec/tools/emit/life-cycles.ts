import type { LifeCycle, Move } from "../document.ts";
import { doc, firstLine, key, type Source } from "./text.ts";

const types = `
export interface Move {
  readonly to: string;
  /** An operation, \`actor:<who>\` or \`clock:<after what>\`. */
  readonly by: string;
  /** Refusals that keep it from happening. */
  readonly codes: readonly number[];
}

export interface LifeCycle {
  readonly start: readonly string[];
  /** States nobody waits in: time needn't end them. */
  readonly resting: readonly string[];
  /** The moves out of each state; a final state has none. */
  readonly moves: Readonly<Record<string, readonly Move[]>>;
}
`;

/** Life cycles of records: one const for each status enum, by the names of the states. */
export function lifeCycles({ document }: Source): string {
  const all = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => {
    const cycle = schema["x-life-cycle"];
    return cycle ? [{ name, about: schema.description, cycle }] : [];
  });
  const consts = all.map(
    ({ name, about, cycle }) =>
      `\n${doc([about])}export const ${constName(name)}: LifeCycle = {\n${written(cycle)}};\n`,
  );
  const map = all.map(({ name }) => `  ${name}: ${constName(name)},\n`).join("");
  return `${firstLine}${types}${consts.join("")}\n/** All of them, by the name of the status. */\nexport const lifeCycles = {\n${map}} as const;\n`;
}

const constName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}LifeCycle`;

function written({ start, states }: LifeCycle): string {
  const moves = Object.entries(states).map(
    ([state, { moves = [] }]) => `    ${key(state)}: [${moves.map(move).join(", ")}],\n`,
  );
  const resting = Object.keys(states).filter((state) => states[state]?.resting);
  return `  start: ${JSON.stringify(start)},\n  resting: ${JSON.stringify(resting)},\n  moves: {\n${moves.join("")}  },\n`;
}

const move = ({ to, by, codes = [] }: Move) =>
  `{ to: ${JSON.stringify(to)}, by: ${JSON.stringify(by)}, codes: [${codes.join(", ")}] }`;
