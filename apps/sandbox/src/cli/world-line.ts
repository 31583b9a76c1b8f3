import type { ControlSchemas } from "../client/control-client.ts";

export const worldLine = ({ id, seed, now, mode, requests, entries }: ControlSchemas["World"]): string =>
  `${id}: seed ${seed}, ${now}, ${mode}, ${requests} requests, ${entries} entries in its books\n`;

/** Of a world that was saved and not asked for since, only the name is known. */
export const listedLine = (world: ControlSchemas["ListedWorld"]): string =>
  world.loaded ? worldLine(world) : `${world.id}: saved\n`;
