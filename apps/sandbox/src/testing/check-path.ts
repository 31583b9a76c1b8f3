import { lifeCycles } from "@coffer/sdk/contract";
import { expect } from "vitest";
import { nameIn } from "../core/name-in.ts";

type Moves = Readonly<Record<string, readonly { to: string }[]>>;
/**
 * Checks a record's steps by name: each is in the contract, none follows an end, and the last is the current status.
 */
export function checkPath<Status extends number>(
  cycle: keyof typeof lifeCycles,
  names: Readonly<Record<string, Status>>,
  { status, timeline }: { status: Status; timeline: readonly { status: Status }[] },
): string[] {
  const path = timeline.map((step) => nameIn(names, step.status));
  const moves: Moves = lifeCycles[cycle].moves;
  for (const [at, name] of path.slice(1).entries())
    expect([path, moves[path[at] ?? ""]?.some(({ to }) => to === name)]).toEqual([path, true]);
  expect(path.at(-1)).toBe(nameIn(names, status));
  return path;
}
