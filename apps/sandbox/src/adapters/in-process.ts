import { diffWorlds, type WorldDiff } from "../control/world-file/diff.ts";
import { readState } from "../control/world-file/read-state.ts";
import { exportWorld, readWorldFile, type WorldFile } from "../control/world-file/world-file.ts";
import { realNow } from "../real-time.ts";
import { Sandbox, type SandboxOptions } from "../sandbox.ts";
import { atOnce } from "../state/time-slices.ts";
import { World, type WorldState } from "../world/world.ts";
import { MAIN_WORLD, WORLD_ID } from "../world/worlds.ts";
import { answer } from "./answer.ts";
import { type Control, controlOf } from "./control-of.ts";
import { sendByFetch, type WebhookOptions } from "./fetch-webhook.ts";

export type InProcessOptions = SandboxOptions & WebhookOptions;

/** A sandbox in the same process. An omitted world name means `main`. */
export class InProcessSandbox {
  /** The engine itself, for functions without a method here. */
  readonly engine: Sandbox;

  constructor({ webhookFetch, webhookHosts: hosts = [], ...options }: InProcessOptions = {}) {
    this.engine = new Sandbox(options);
    if (webhookFetch) this.engine.sendWebhooks({ send: sendByFetch(webhookFetch), hosts, realNow });
  }

  /**
   * Answers as fetch does, without a network: pass it where a client takes a fetch.
   * @example createClient({ fetch: sandbox.fetch })
   */
  readonly fetch: typeof globalThis.fetch = (input, init) =>
    answer((asked, now) => this.engine.handle(asked, now), new Request(input, init));

  /** The current world, to inspect or change directly. An unknown one is created from the seed. */
  world(id = MAIN_WORLD): World {
    return this.engine.world(idOf(id));
  }
  /** The names of existing worlds. */
  worlds(): string[] {
    return this.engine.worlds.list().map(({ world }) => world.id);
  }
  /** Creates a world from another one's current state. */
  fork(id: string, { from = MAIN_WORLD } = {}): World {
    this.#mustBeNew(id);
    const source = this.engine.worlds.open(this.world(from).id, realNow());
    return atOnce(this.engine.worlds.fork(source, id, realNow())).world;
  }
  /** Resets to the seed. Sessions end. */
  reset(id = MAIN_WORLD): World {
    this.engine.worlds.reset(this.engine.worlds.open(this.world(id).id, realNow()));
    return this.world(id);
  }
  /** Returns a world as plain JSON for `restore`. It doesn't change with the world. */
  snapshot(id = MAIN_WORLD): WorldState {
    return structuredClone(this.world(id).state());
  }
  /** Replaces a world by a snapshot. @throws without a change if it is unusable */
  restore(snapshot: WorldState, id = MAIN_WORLD): World {
    this.engine.worlds.restore({ [idOf(id)]: atOnce(readState(structuredClone(snapshot))) }, realNow());
    return this.world(id);
  }
  /**
   * Compares two worlds: clock, balances, rows of each table.
   * @example sandbox.fork("before"); await withdraw(); sandbox.diff("before", "main").accounts
   */
  diff(from: string, to = MAIN_WORLD): WorldDiff {
    for (const id of [from, to]) if (!this.engine.worlds.has(id)) throw new Error(`There is no world ${id}.`);
    return atOnce(diffWorlds(this.world(from), this.world(to)));
  }
  /** Returns a world as one file for tests: `JSON.stringify` it. */
  export(id = MAIN_WORLD): WorldFile {
    return structuredClone(exportWorld(this.world(id)));
  }
  /** Creates a world from an exported file. @throws without a change if it is unusable */
  import(file: unknown, id: string): World {
    this.#mustBeNew(id);
    const state = atOnce(readWorldFile(structuredClone(file)));
    const world = atOnce(World.build(id, this.engine.worlds.rules, state));
    atOnce(this.engine.tryWorld(world, realNow()));
    return atOnce(this.engine.worlds.place(world, realNow())).world;
  }
  /**
   * Advances the time: by milliseconds, or to a moment. All due work has run when it returns; time only moves
   * forward.
   * @example sandbox.advance(60 * 60 * 1000); sandbox.advance({ to: "2027-01-01T00:00:00Z" });
   */
  advance(by: number | { readonly to: string | Date }, id = MAIN_WORLD): World {
    const world = this.world(id);
    const milliseconds = typeof by === "number" ? by : new Date(by.to).getTime() - world.clock.now();
    if (!Number.isFinite(milliseconds)) throw new RangeError("It must be milliseconds, or a moment in ISO 8601.");
    if (milliseconds < 0) throw new RangeError(`It is ${world.clock.iso()} in ${world.id}; time only goes forward.`);
    world.clock.advance(milliseconds);
    return world;
  }

  /** Resolves when every webhook sent so far is answered, or failed until its next attempt. */
  webhooksSettled(): Promise<void> {
    return this.engine.webhooksSettled();
  }

  /**
   * The control API, for everything without a method here: scenarios, faults, the inbox, deposits, reviews. Throws a
   * refusal's message.
   * @example sandbox.control("POST", "scenario", { name: "low-balance" })
   */
  readonly control: Control = (...call) => controlOf(this.engine)(...call);

  #mustBeNew(id: string): void {
    if (this.engine.worlds.has(idOf(id))) throw new Error(`There is a world ${id} already.`);
  }
}

/**
 * Creates a sandbox. Time is frozen unless `live` is set: use `advance`.
 * @example const sandbox = createSandbox(); const coffer = createClient({ fetch: sandbox.fetch });
 */
export const createSandbox = (options: InProcessOptions = {}): InProcessSandbox => new InProcessSandbox(options);

function idOf(id: string): string {
  if (!WORLD_ID.test(id)) throw new Error(`${id.slice(0, 60)} is no world's name: 1 to 40 letters, digits, - and _.`);
  return id;
}
