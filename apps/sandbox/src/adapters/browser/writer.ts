import type { FaultPlan } from "../../core/faults.ts";
import type { Sandbox } from "../../sandbox.ts";
import type { WorldChange } from "../../world/change.ts";
import type { WorldState } from "../../world/world.ts";
import type { Answered, LeaderStore } from "./state-store.ts";

/** The number of batches after which worlds are written as snapshots, so that loading never replays a long log. */
export const WRITES_BEFORE_SNAPSHOT = 200;

/** Writes a sandbox's changes to the store, in order. Changes made during a write form the next batch. */
export class Writer {
  readonly #store: LeaderStore;
  readonly #epoch: number;
  readonly #sandbox: Sandbox;
  #changes: WorldChange[] = [];
  #answers: Answered[] = [];
  /** Names of worlds that changed since their last snapshot. */
  readonly #changed: Set<string>;
  #writesSinceSnapshot: number;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /**
   * `loaded`: the changes stored after the snapshots; null if every world needs a new one. `gone`: worlds to delete.
   */
  constructor(
    store: LeaderStore,
    epoch: number,
    sandbox: Sandbox,
    loaded: readonly WorldChange[] | null,
    gone: readonly string[] = [],
  ) {
    this.#store = store;
    this.#epoch = epoch;
    this.#sandbox = sandbox;
    this.#writesSinceSnapshot = loaded?.length ?? WRITES_BEFORE_SNAPSHOT;
    this.#changed = new Set([...(loaded ? loaded.map(({ world }) => world) : sandbox.worlds.ids()), ...gone]);
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
  /** Resolves when all changes so far are written. */
  flush(answered?: Answered): Promise<void> {
    if (answered) this.#answers.push(answered);
    if (this.#changes.length > 0) this.#next ??= this.#last.then(() => this.#write());
    if (this.#next) this.#last = this.#next;
    return this.#last;
  }
  /** Writes a snapshot of every world at once, for an empty store. */
  writeSnapshots(): Promise<void> {
    this.#next ??= this.#last.then(() => this.#write());
    this.#last = this.#next;
    return this.#last;
  }

  /** Fault rules survive a reload, except those for the nth call: the number of calls isn't saved. */
  writeFaults(): Promise<void> {
    const plans: Record<string, FaultPlan> = {};
    for (const { world, faults } of this.#sandbox.worlds.list()) {
      const rules = faults.plan.rules.filter(({ nth }) => nth === undefined);
      if (rules.length > 0) plans[world.id] = { ...faults.plan, rules };
    }
    return this.#store.writeFaults(this.#epoch, plans);
  }

  async #write(): Promise<void> {
    this.#next = null;
    const isDue = this.#writesSinceSnapshot >= WRITES_BEFORE_SNAPSHOT;
    // Taking snapshots may report more changes, which the snapshots include, so the batch is taken after them.
    const snapshots = isDue ? this.#snapshots() : null;
    const changes = this.#changes.splice(0);
    const answers = this.#answers.splice(0);
    this.#writesSinceSnapshot = isDue ? 0 : this.#writesSinceSnapshot + 1;
    if (snapshots) await this.#store.replace(this.#epoch, snapshots, { answers });
    else await this.#store.append(this.#epoch, { changes, answers });
  }

  /** Snapshots of the changed worlds; null for a deleted one. */
  #snapshots(): Map<string, WorldState | null> {
    const { worlds } = this.#sandbox.state();
    const snapshots = new Map([...this.#changed].map((id) => [id, worlds[id] ?? null]));
    this.#changed.clear();
    return snapshots;
  }
}
