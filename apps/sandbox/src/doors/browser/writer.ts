import type { FaultPlan } from "../../engine/faults.ts";
import type { Sandbox } from "../../sandbox.ts";
import type { WorldChange } from "../../world/change.ts";
import type { WorldState } from "../../world/world.ts";
import type { Answered, Keeps } from "./state-store.ts";

/** After so many writes worlds are written anew, so that loading never replays a long history. */
export const WRITES_BEFORE_REPLACING = 200;

/** Writes what happens in a sandbox, in order. What happens while a write is under way goes into the next, together. */
export class Writer {
  readonly #store: Keeps;
  readonly #epoch: number;
  readonly #sandbox: Sandbox;
  #changes: WorldChange[] = [];
  #answers: Answered[] = [];
  /** Changed since they were last written as a whole. */
  readonly #changed = new Set<string>();
  #writes: number;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /** `writes`: how many stand there already, on top of whole worlds; null = nothing does. */
  constructor(store: Keeps, epoch: number, sandbox: Sandbox, loaded: readonly WorldChange[] | null) {
    this.#store = store;
    this.#epoch = epoch;
    this.#sandbox = sandbox;
    this.#writes = loaded?.length ?? WRITES_BEFORE_REPLACING;
    for (const { world } of loaded ?? sandbox.worlds.list().map(({ world: { id } }) => ({ world: id })))
      this.#changed.add(world);
    sandbox.keep({
      note: (change) => {
        this.#changes.push(change);
        this.#changed.add(change.world);
      },
    });
  }

  get hasUnwritten(): boolean {
    return this.#changes.length > 0;
  }
  /** Resolves when all that has happened so far is written. */
  written(answered?: Answered): Promise<void> {
    if (answered) this.#answers.push(answered);
    if (this.#changes.length > 0) this.#next ??= this.#last.then(() => this.#write());
    if (this.#next) this.#last = this.#next;
    return this.#last;
  }
  /** Writes whole worlds at once: for a sandbox that starts afresh. */
  begin(): Promise<void> {
    this.#next ??= this.#last.then(() => this.#write());
    this.#last = this.#next;
    return this.#last;
  }

  /** What is asked to go wrong goes on after a reload. How often a rule was met isn't kept, so counted ones aren't. */
  keepFaults(): Promise<void> {
    const plans: Record<string, FaultPlan> = {};
    for (const { world, faults } of this.#sandbox.worlds.list()) {
      const rules = faults.plan.rules.filter(({ nth }) => nth === undefined);
      if (rules.length > 0) plans[world.id] = { ...faults.plan, rules };
    }
    return this.#store.keepFaults(this.#epoch, plans);
  }

  async #write(): Promise<void> {
    this.#next = null;
    const isDue = this.#writes >= WRITES_BEFORE_REPLACING;
    // Reading the worlds may tell more changes; it is all in what was read.
    const worlds = isDue ? this.#wholeWorlds() : null;
    const changes = this.#changes.splice(0);
    const answers = this.#answers.splice(0);
    this.#writes = isDue ? 0 : this.#writes + 1;
    if (worlds) await this.#store.replace(this.#epoch, worlds, { answers });
    else await this.#store.append(this.#epoch, { changes, answers });
  }

  #wholeWorlds(): Map<string, WorldState | null> {
    const { worlds } = this.#sandbox.state();
    const whole = new Map([...this.#changed].map((id) => [id, worlds[id] ?? null]));
    this.#changed.clear();
    return whole;
  }
}
