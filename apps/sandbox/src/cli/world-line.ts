import type { ControlSchemas } from "../client/control-client.ts";

type World = ControlSchemas["World"];
const textOf = ({ id, seed, now, mode, requests, entries }: World) =>
  `${id}: seed ${seed}, ${now}, ${mode}, ${requests} requests, ${entries} entries in its books`;

export const worldLine = (world: World): string => `${textOf(world)}\n`;

/** Of a saved world that isn't loaded, only name and owner are known. */
export function listedLine(world: ControlSchemas["ListedWorld"]): string {
  const { owner, expiresAt } = world;
  const whose = owner === null ? "" : `, of ${owner}`;
  const until = expiresAt === null ? "" : `, unused it may expire from ${expiresAt}`;
  return `${world.loaded ? textOf(world) : `${world.id}: saved`}${whose}${until}\n`;
}
