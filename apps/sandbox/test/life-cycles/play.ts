import { program } from "../../src/modules/program.ts";
import { modulesTesting } from "../../src/testing/modules.gen.ts";
import { Scene } from "../../src/testing/scene.ts";

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

/** Plays all scenarios in all ways, and the modules' own steps. `alone`: only time advances, for very long. */
export function playEverything(alone: (scene: Scene, pass: () => void) => void): void {
  const scene = new Scene();
  for (const { name } of program.scenarios)
    for (const way of name === CROWD ? [null] : [...ways, null]) {
      scene.stranger.control("POST", "scenario", { name });
      if (way) way(scene);
      else alone(scene, () => scene.pass(LONG));
    }
  scene.stranger.control("PUT", "faults", { rules: [] });
  for (const live of modulesTesting.flatMap(({ lives }) => lives ?? [])) {
    scene.reset();
    live(scene);
  }
}
