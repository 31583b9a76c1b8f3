import { Faults } from "../../core/faults.ts";
import type { EngineRequest } from "../../core/request.ts";
import type { SeedOptions } from "../../modules/seed-world.ts";
import { realNow, startWatch } from "../../real-time.ts";
import { CONTROL_PATH, Sandbox, type WebhookAdapter } from "../../sandbox.ts";
import { type PackedReply, packReply } from "./messages.ts";
import { inMemory, type Notify, reasonOf, setAside, worldSetAside } from "./notices.ts";
import { type LeaderStore, LeadershipLost, type SavedState } from "./state-store.ts";
import { Writer } from "./writer.ts";

const REPLIES_REMEMBERED = 500;
const FAULTS = `${CONTROL_PATH}/faults`;

/** How the page sends webhooks; null if it sends none. */
export type LeaderWebhooks = Pick<WebhookAdapter, "send" | "hosts"> | null;

/** The leading tab's sandbox: answers its own page and the other tabs. */
export class Leader {
  readonly #sandbox: Sandbox;
  #writer: Writer | null;
  readonly #notify: Notify;
  /** By request id, so that a request sent twice runs once. */
  readonly #replies = new Map<string, Promise<PackedReply>>();

  private constructor(sandbox: Sandbox, writer: Writer | null, notify: Notify, webhooks: LeaderWebhooks) {
    this.#sandbox = sandbox;
    this.#writer = writer;
    this.#notify = notify;
    if (webhooks) sandbox.sendWebhooks({ ...webhooks, realNow, after: () => this.#flush() });
  }

  /**
   * Continues from the saved state. An unusable world is copied aside and skipped; if nothing is usable, the sandbox
   * starts from its seed. @throws LeadershipLost
   */
  static async start(
    store: LeaderStore | null,
    epoch: number,
    seed: SeedOptions,
    notify: Notify,
    webhooks: LeaderWebhooks = null,
  ): Promise<Leader> {
    const sandbox = new Sandbox({ live: true, startAt: realNow(), ...seed });
    if (store === null) return new Leader(sandbox, null, notify, webhooks);
    let saved: SavedState | null = null;
    let broken: ReadonlyMap<string, string> = new Map();
    try {
      saved = await store.load();
      if (saved) broken = restore(sandbox, saved);
    } catch (error) {
      saved = null;
      const key = await copyAside(store, epoch, false);
      notify(setAside(reasonOf(error), key));
    }
    if (broken.size > 0) {
      const key = await copyAside(store, epoch, true);
      for (const [world, reason] of broken) notify(worldSetAside(world, reason, key));
    }
    const isWhole = saved !== null && broken.size === 0;
    const writer = new Writer(store, epoch, sandbox, isWhole ? (saved?.changes ?? []) : null, [...broken.keys()]);
    const leader = new Leader(sandbox, writer, notify, webhooks);
    for (const { id, reply } of saved?.answers ?? []) leader.#replies.set(id, Promise.resolve(reply));
    if (!isWhole) await leader.#persist(() => leader.#writer?.writeSnapshots());
    return leader;
  }

  /** Replies after every reported change is written. @throws LeadershipLost */
  async answer(request: EngineRequest): Promise<PackedReply> {
    return this.#handle(request, null);
  }
  /** For another tab, which resends a request without a reply: a known id gets the first reply. */
  answerOnce(id: string, request: EngineRequest): Promise<PackedReply> {
    const known = this.#replies.get(id);
    if (known) return known;
    const reply = this.#handle(request, id);
    this.#replies.set(id, reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= REPLIES_REMEMBERED) break;
      this.#replies.delete(oldest);
    }
    return reply;
  }
  /** Time has passed: sends due webhooks again. */
  sendDue(): void {
    this.#sandbox.sendDue(realNow());
    this.#flush();
  }
  /** Another tab is the leader now. */
  stop(): void {
    this.#sandbox.stopWebhooks();
  }
  /** The database failed: from now on the state is in memory only. */
  dropStore(reason: string): void {
    if (this.#writer === null) return;
    this.#writer = null;
    this.#notify(inMemory(reason));
  }

  async #handle(request: EngineRequest, id: string | null): Promise<PackedReply> {
    const took = startWatch();
    const handled = this.#sandbox.handle(request, realNow());
    const reply = packReply(handled);
    // The next leader needs the reply only if the request changed something: a read may run twice.
    const answered = id !== null && this.#writer?.hasUnwritten ? { id, reply } : undefined;
    await this.#persist(() => this.#writer?.flush(answered));
    if (request.method === "PUT" && request.path === FAULTS) await this.#persist(() => this.#writer?.writeFaults());
    if (reply.fault === "reset") handled.noteAdapter?.("A page has no connection to cut: fetch failed instead.");
    handled.noteTook?.(took() + (reply.latency ?? 0));
    return reply;
  }

  /** Without a request: a new leader is noticed with the next one. */
  #flush(): void {
    this.#persist(() => this.#writer?.flush()).catch(() => {});
  }
  /** A full or broken database doesn't stop the sandbox: it notifies the user and continues in memory. */
  async #persist(write: () => Promise<void> | undefined): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (error instanceof LeadershipLost) throw error;
      this.dropStore(reasonOf(error));
    }
  }
}

/** Loads the saved worlds; skips unusable ones and returns their names with the reason. */
function restore(sandbox: Sandbox, { worlds, changes, faults }: SavedState): ReadonlyMap<string, string> {
  const broken = sandbox.load({ version: 1, worlds }, changes, realNow());
  for (const [id, plan] of Object.entries(faults))
    if (sandbox.worlds.has(id)) sandbox.worlds.open(id, realNow()).faults = new Faults(plan);
  return broken;
}

async function copyAside(store: LeaderStore, epoch: number, keepWorlds: boolean): Promise<string> {
  const key = new Date(realNow()).toISOString();
  await store.setAside(epoch, key, keepWorlds);
  return key;
}
