import { program } from "../../src/modules/program.ts";
import { modulesTesting } from "../../src/testing/modules.gen.ts";
import type { Scene } from "../../src/testing/scene.ts";

const LONG = 400 * 24 * 60 * 60 * 1000;

/** The ways to play a scenario's records, each from its start. */
const ways: readonly ((scene: Scene) => void)[] = [
  (scene) => decide(scene, "approve"),
  (scene) => decide(scene, "reject"),
  (scene) => act(scene, actions),
  // Some actions preclude others, so the order is reversed too.
  (scene) => act(scene, actions.toReversed()),
];

const actions = Object.entries(program.actors).flatMap(([actor, { actions }]) =>
  Object.entries(actions).map(([name, { now }]) => ({ path: `actors/${actor}/${name}`, now })),
);

function act(scene: Scene, all: typeof actions): void {
  for (const { path, now } of all)
    for (const { send } of now?.(scene.world) ?? []) scene.stranger.control("POST", path, { ...send });
}

function decide(scene: Scene, decision: "approve" | "reject"): void {
  for (const [queue, { list }] of Object.entries(program.reviewQueues))
    for (const { id } of list(scene.world)) scene.stranger.control("POST", "review/decide", { queue, id, decision });
}

/** Two thousand orders of kinds that other scenarios have a few of: only time advances. */
const CROWD = "merchant-busy-day";

/** Plays a scenario in all ways, then lets nothing but time pass, very much of it, inside `alone`. */
export function playScenario(name: string, scene: Scene, alone: (pass: () => void) => void): void {
  for (const way of name === CROWD ? [null] : [...ways, null]) {
    scene.stranger.control("POST", "scenario", { name });
    if (way) way(scene);
    else alone(() => scene.pass(LONG));
  }
}

/** Plays what the modules add to the scenarios. */
export function playModules(scene: Scene): void {
  scene.stranger.control("PUT", "faults", { rules: [] });
  for (const live of modulesTesting.flatMap(({ lives }) => lives ?? [])) {
    scene.reset();
    live(scene);
  }
}
