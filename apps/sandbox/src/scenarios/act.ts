import type { Actor } from "../control/actors/actor.ts";
import { Fields } from "../control/fields.ts";
import type { World } from "../world/world.ts";

/** Somebody outside the product does something, as the control API has them do it. */
export function act(world: World, actor: Actor, name: string, fields: Record<string, unknown>): void {
  const action = actor.actions[name];
  if (!action) throw new Error(`No actor does ${name}.`);
  action.run(world, new Fields(fields));
}
