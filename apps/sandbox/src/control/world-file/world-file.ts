import type { TimeSliced } from "../../state/time-slices.ts";
import type { World, WorldState } from "../../world/world.ts";
import { readState, STATE_VERSION, Unreadable } from "./read-state.ts";

const FORMAT = "coffer-sandbox-world";

/** A world as one file to share: it says what it is and which version wrote it. */
export type WorldFile = {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** World time, ISO 8601: exporting the same world twice gives the same file. */
  readonly exportedAt: string;
  readonly world: WorldState;
};

export const exportWorld = (world: World): WorldFile => ({
  format: FORMAT,
  version: STATE_VERSION,
  exportedAt: world.clock.iso(),
  world: world.state(),
});

/** The state in a file. Throws Unreadable, naming the part. */
export function readWorldFile(value: unknown, at = "file"): TimeSliced<WorldState> {
  const file = value as Partial<WorldFile> | null;
  if (typeof file !== "object" || file === null || file.format !== FORMAT)
    throw new Unreadable(`${at}.format`, `It is no exported world: its format must be "${FORMAT}".`);
  if (file.version !== STATE_VERSION)
    throw new Unreadable(
      `${at}.version`,
      `It was written by version ${String(file.version).slice(0, 20)}; this sandbox reads version ${STATE_VERSION}.`,
    );
  return readState(file.world, `${at}.world`);
}
