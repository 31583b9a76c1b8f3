import type { World } from "./world.ts";

/** One kind of task that runs when time passes. */
export type DueTask<Payload = never> = {
  readonly kind: string;
  readonly run: (world: World, payload: Payload) => void;
  readonly schedule: (world: World, at: number, payload: Payload) => void;
};

/** Defines a task. Its payload is saved with the world: plain JSON, an id rather than a row. */
export function dueTask<Payload extends object>(
  kind: string,
  run: (world: World, payload: Payload) => void,
): DueTask<Payload> {
  return { kind, run, schedule: (world, at, payload) => world.clock.schedule(at, kind, payload) };
}
