import fc from "fast-check";
import { expect } from "vitest";
import { Sandbox } from "../sandbox.ts";
import type { WorldChange } from "../world/change.ts";
import { TestSandbox } from "./client.ts";
import { request, walk } from "./request-walk.ts";

/** Records each reported change. */
export function noting<Kind extends Sandbox>(sandbox: Kind): { sandbox: Kind; told: string[] } {
  const told: string[] = [];
  sandbox.keep({ note: (change) => told.push(JSON.stringify(change)) });
  return { sandbox, told };
}
export const read = (told: readonly string[]) => told.map((line) => JSON.parse(line) as WorldChange);

const hashes = (sandbox: Sandbox) =>
  Object.fromEntries(sandbox.worlds.list().map(({ world }) => [world.id, world.hash()]));

/** Applying the changes elsewhere leads to the same state, byte for byte. */
export const sameElsewhere = fc.property(fc.array(request, { minLength: 1, maxLength: 25, size: "max" }), (steps) => {
  const { sandbox, told } = noting(TestSandbox.start());
  walk(sandbox, steps);
  const other = new Sandbox();
  for (const change of read(told)) other.apply(change, 0);
  expect(hashes(other)).toEqual(hashes(sandbox));
  // Both must also evolve alike.
  for (const each of [sandbox, other]) each.world().clock.advance(2 * 86_400_000);
  expect(hashes(other)).toEqual(hashes(sandbox));
});
