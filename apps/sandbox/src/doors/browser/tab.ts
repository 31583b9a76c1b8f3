import type { EngineReply, EngineRequest } from "../../engine/request.ts";
import type { SeedOptions } from "../../seed/seed.ts";
import { realNow } from "../real-time.ts";
import { BEAT_EVERY, leadByHeartbeat, leadByLock, type Turn } from "./election.ts";
import { Leader } from "./leader.ts";
import { type Message, type PackedReply, type PackedRequest, packRequest, unpackRequest } from "./messages.ts";
import { alone, inMemory, type Notice, reasonOf, type Tell } from "./notices.ts";
import { Deposed, StateStore } from "./state-store.ts";

type Asked = { readonly request: PackedRequest; readonly resolve: (reply: PackedReply) => void };
/** What a browser may refuse; a test hands in its own. */
export type TabOptions = {
  readonly name: string;
  readonly seed: SeedOptions;
  readonly tell: Tell;
  readonly locks?: LockManager | undefined;
};

/** One page of a sandbox that all pages of an origin share: answers where it leads, else asks the tab that does. */
export class Tab {
  readonly #options: TabOptions;
  readonly #end = new AbortController();
  readonly #asked = new Map<string, Asked>();
  readonly #notices: Notice[] = [];
  #channel: BroadcastChannel | null = null;
  #store: StateStore | null = null;
  #leader: Leader | null = null;
  #epoch = 0;
  #lastHeard = 0;
  /** Ends this tab's turn. */
  #resign: () => void = () => {};

  constructor(options: TabOptions) {
    this.#options = options;
  }

  get leads(): boolean {
    return this.#leader !== null;
  }

  async start(): Promise<void> {
    const { name, locks } = this.#options;
    try {
      this.#channel = new BroadcastChannel(name);
    } catch (error) {
      this.#tell(alone(reasonOf(error)));
      void this.#turn(null);
      return;
    }
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
    try {
      this.#store = await StateStore.open(name, (reason) => this.#leader?.forgetStore(reason));
    } catch (error) {
      this.#tell(inMemory(reasonOf(error)));
    }
    this.#say({ kind: "who" });
    void this.#elect(locks);
  }
  stop(): void {
    this.#end.abort();
    this.#resign();
    this.#channel?.close();
    this.#store?.close();
  }

  async ask(request: EngineRequest): Promise<EngineReply> {
    try {
      if (this.#leader) return await this.#leader.answer(request);
    } catch (error) {
      if (!(error instanceof Deposed)) throw error;
      this.#resign();
    }
    const id = newId();
    const packed = packRequest(request);
    return new Promise((resolve) => {
      this.#asked.set(id, { request: packed, resolve });
      this.#say({ kind: "ask", id, request: packed });
    });
  }

  async #elect(locks: LockManager | undefined): Promise<void> {
    const { name } = this.#options;
    const { signal } = this.#end;
    try {
      if (!locks) throw new Error("there are no locks");
      await leadByLock(locks, name, this.#turn, signal);
    } catch (error) {
      if (signal.aborted) return;
      const ears = { lastHeard: () => this.#lastHeard, now: realNow };
      if (this.#store) return leadByHeartbeat(this.#store, this.#turn, ears, signal);
      this.#tell(alone(reasonOf(error)));
      this.#channel?.close();
      this.#channel = null;
      await this.#turn(null);
    }
  }

  readonly #turn: Turn = async (expected) => {
    const epoch = await this.#takeOffice(expected);
    if (epoch === null) return;
    this.#epoch = epoch;
    const ended = new Promise<void>((resolve) => {
      this.#resign = resolve;
    });
    try {
      this.#leader = await Leader.start(this.#store, epoch, this.#options.seed, this.#tell);
    } catch (error) {
      if (error instanceof Deposed) return;
      this.#tell(inMemory(reasonOf(error)));
      this.#leader = await Leader.start(null, epoch, this.#options.seed, this.#tell);
    }
    for (const id of this.#asked.keys()) this.#answerOwn(id, this.#leader);
    this.#announce();
    const beat = setInterval(() => this.#announce(), BEAT_EVERY);
    await ended;
    clearInterval(beat);
    this.#leader = null;
  };

  async #takeOffice(expected: number | null): Promise<number | null> {
    try {
      if (this.#store) return await this.#store.takeOffice(expected);
    } catch (error) {
      this.#tell(inMemory(reasonOf(error)));
      this.#store = null;
    }
    return this.#epoch + 1;
  }

  #hear(message: Message): void {
    if (message.kind === "who" && this.#leader) this.#announce();
    if (message.kind === "ask" && this.#leader) void this.#answerOther(message.id, message.request, this.#leader);
    if (message.kind === "answer") this.#settle(message.id, message.reply);
    if (message.kind !== "leader") return;
    this.#lastHeard = realNow();
    for (const notice of message.notices) this.#tell(notice);
    if (message.epoch <= this.#epoch) return;
    this.#epoch = message.epoch;
    this.#resign();
    for (const [id, { request }] of this.#asked) this.#say({ kind: "ask", id, request });
  }

  /** What this tab had asked an earlier leader, which may have done it. */
  async #answerOwn(id: string, leader: Leader): Promise<void> {
    const asked = this.#asked.get(id);
    try {
      if (asked) this.#settle(id, await leader.answerOnce(id, unpackRequest(asked.request)));
    } catch (error) {
      this.#failed(error);
    }
  }
  async #answerOther(id: string, request: PackedRequest, leader: Leader): Promise<void> {
    try {
      this.#say({ kind: "answer", id, reply: await leader.answerOnce(id, unpackRequest(request)) });
    } catch (error) {
      this.#failed(error);
    }
  }
  /** The one who leads now is asked again, by whoever asked. */
  #failed(error: unknown): void {
    if (!(error instanceof Deposed)) throw error;
    this.#resign();
  }
  #settle(id: string, reply: PackedReply): void {
    this.#asked.get(id)?.resolve(reply);
    this.#asked.delete(id);
  }

  #announce(): void {
    this.#say({ kind: "leader", epoch: this.#epoch, notices: this.#notices });
  }
  #say(message: Message): void {
    if (!this.#end.signal.aborted) this.#channel?.postMessage(message);
  }
  readonly #tell: Tell = (notice) => {
    if (this.#notices.some(({ text }) => text.en === notice.text.en)) return;
    this.#notices.push(notice);
    this.#options.tell(notice);
    if (this.#leader) this.#announce();
  };
}

/** Not randomUUID: that is missing where a page came over plain HTTP. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
