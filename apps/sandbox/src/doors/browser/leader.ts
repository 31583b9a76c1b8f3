import { Faults } from "../../engine/faults.ts";
import type { EngineRequest } from "../../engine/request.ts";
import { CONTROL_PATH, Sandbox } from "../../sandbox.ts";
import type { SeedOptions } from "../../seed/seed.ts";
import { realNow, startWatch } from "../real-time.ts";
import { type PackedReply, packReply } from "./messages.ts";
import { inMemory, reasonOf, setAside, type Tell } from "./notices.ts";
import { Deposed, type Keeps } from "./state-store.ts";
import { Writer } from "./writer.ts";

const REMEMBERED = 500;
const FAULTS = `${CONTROL_PATH}/faults`;

/** The one tab that has the sandbox: answers its own page and the other tabs. */
export class Leader {
  readonly #sandbox: Sandbox;
  #writer: Writer | null;
  readonly #tell: Tell;
  readonly #answers = new Map<string, Promise<PackedReply>>();

  private constructor(sandbox: Sandbox, writer: Writer | null, tell: Tell) {
    this.#sandbox = sandbox;
    this.#writer = writer;
    this.#tell = tell;
  }

  /** Loads what was kept; what can't be used is kept aside and the sandbox starts from its seed. */
  static async start(store: Keeps | null, epoch: number, seed: SeedOptions, tell: Tell): Promise<Leader> {
    const fresh = () => new Sandbox({ live: true, startAt: realNow(), ...seed });
    if (store === null) return new Leader(fresh(), null, tell);
    let sandbox = fresh();
    try {
      const kept = await store.load();
      if (kept) {
        sandbox.restore({ version: 1, worlds: kept.worlds }, realNow());
        for (const change of kept.changes) sandbox.apply(change, realNow());
        for (const [id, plan] of Object.entries(kept.faults))
          sandbox.worlds.open(id, realNow()).faults = new Faults(plan);
        const leader = new Leader(sandbox, new Writer(store, epoch, sandbox, kept.changes), tell);
        for (const { id, reply } of kept.answers) leader.#answers.set(id, Promise.resolve(reply));
        return leader;
      }
    } catch (error) {
      const key = new Date(realNow()).toISOString();
      await store.setAside(epoch, key);
      tell(setAside(reasonOf(error), key));
      sandbox = fresh();
    }
    const leader = new Leader(sandbox, new Writer(store, epoch, sandbox, null), tell);
    await leader.#kept(() => leader.#writer?.begin());
    return leader;
  }

  /** Answers once everything the answer tells of is written. Throws Deposed when another tab leads by now. */
  async answer(request: EngineRequest): Promise<PackedReply> {
    return this.#do(request, null);
  }
  /** For another tab, which asks again when it hears nothing: an id that is known isn't done again. */
  answerOnce(id: string, request: EngineRequest): Promise<PackedReply> {
    const known = this.#answers.get(id);
    if (known) return known;
    const answer = this.#do(request, id);
    this.#answers.set(id, answer);
    for (const old of this.#answers.keys()) {
      if (this.#answers.size <= REMEMBERED) break;
      this.#answers.delete(old);
    }
    return answer;
  }
  /** The database is gone; the sandbox goes on in memory. */
  forgetStore(reason: string): void {
    if (this.#writer === null) return;
    this.#writer = null;
    this.#tell(inMemory(reason));
  }

  async #do(request: EngineRequest, id: string | null): Promise<PackedReply> {
    const took = startWatch();
    const handled = this.#sandbox.handle(request, realNow());
    const reply = packReply(handled);
    // Only what changed something has to be known by the next leader too.
    const answered = id !== null && this.#writer?.hasUnwritten ? { id, reply } : undefined;
    await this.#kept(() => this.#writer?.written(answered));
    if (request.method === "PUT" && request.path === FAULTS) await this.#kept(() => this.#writer?.keepFaults());
    if (reply.fault === "reset") handled.noteDoor?.("A page has no connection to cut: fetch failed instead.");
    handled.noteTook?.(took() + (reply.latency ?? 0));
    return reply;
  }

  /** A database that is full or broken doesn't stop the sandbox: it tells, and goes on in memory. */
  async #kept(write: () => Promise<void> | undefined): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (error instanceof Deposed) throw error;
      this.forgetStore(reasonOf(error));
    }
  }
}
