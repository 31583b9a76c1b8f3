import type { EngineReply, EngineRequest } from "../../core/request.ts";
import type { SeedOptions } from "../../modules/seed-world.ts";
import { realNow } from "../../real-time.ts";
import { electByHeartbeat, electByLock, HEARTBEAT_INTERVAL, type Lead } from "./election.ts";
import { Leader, type LeaderWebhooks } from "./leader.ts";
import { type Message, type PackedReply, type PackedRequest, packRequest, unpackRequest } from "./messages.ts";
import { inMemory, type Notice, type Notify, notShared, reasonOf } from "./notices.ts";
import { LeadershipLost, StateStore } from "./state-store.ts";

/** A request of this tab that another tab must answer. */
type Pending = { readonly request: PackedRequest; readonly resolve: (reply: PackedReply) => void };
/** `locks`: undefined if the browser has none. */
export type TabOptions = {
  readonly name: string;
  readonly seed: SeedOptions;
  readonly notify: Notify;
  readonly webhooks: LeaderWebhooks;
  readonly locks?: LockManager | undefined;
};

/** One tab of a sandbox shared by an origin's tabs. The leader answers; the others send it their requests. */
export class Tab {
  readonly #options: TabOptions;
  readonly #end = new AbortController();
  readonly #pending = new Map<string, Pending>();
  readonly #notices: Notice[] = [];
  #channel: BroadcastChannel | null = null;
  #store: StateStore | null = null;
  #leader: Leader | null = null;
  #epoch = 0;
  #lastHeartbeat = 0;
  /** Ends this tab's leadership. */
  #stepDown: () => void = () => {};

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
      this.#notify(notShared(reasonOf(error)));
      void this.#lead(null);
      return;
    }
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data);
    try {
      this.#store = await StateStore.open(name, (reason) => this.#leader?.dropStore(reason));
    } catch (error) {
      this.#notify(inMemory(reasonOf(error)));
    }
    this.#post({ kind: "findLeader" });
    void this.#elect(locks);
  }
  stop(): void {
    this.#end.abort();
    this.#stepDown();
    this.#channel?.close();
    this.#store?.close();
  }

  async ask(request: EngineRequest): Promise<EngineReply> {
    try {
      if (this.#leader) return await this.#leader.answer(request);
    } catch (error) {
      if (!(error instanceof LeadershipLost)) throw error;
      this.#stepDown();
    }
    const id = newId();
    const packed = packRequest(request);
    return new Promise((resolve) => {
      this.#pending.set(id, { request: packed, resolve });
      this.#post({ kind: "request", id, request: packed });
    });
  }

  async #elect(locks: LockManager | undefined): Promise<void> {
    const { name } = this.#options;
    const { signal } = this.#end;
    try {
      if (!locks) throw new Error("there are no locks");
      await electByLock(locks, name, this.#lead, signal);
    } catch (error) {
      if (signal.aborted) return;
      const heartbeats = { lastAt: () => this.#lastHeartbeat, now: realNow };
      if (this.#store) return electByHeartbeat(this.#store, this.#lead, heartbeats, signal);
      this.#notify(notShared(reasonOf(error)));
      this.#channel?.close();
      this.#channel = null;
      await this.#lead(null);
    }
  }

  readonly #lead: Lead = async (expected) => {
    const epoch = await this.#startEpoch(expected);
    if (epoch === null) return;
    this.#epoch = epoch;
    const ended = new Promise<void>((resolve) => {
      this.#stepDown = resolve;
    });
    const { seed, webhooks } = this.#options;
    let leader: Leader;
    try {
      leader = await Leader.start(this.#store, epoch, seed, this.#notify, webhooks);
    } catch (error) {
      if (error instanceof LeadershipLost) return;
      this.#notify(inMemory(reasonOf(error)));
      leader = await Leader.start(null, epoch, seed, this.#notify, webhooks);
    }
    this.#leader = leader;
    for (const id of this.#pending.keys()) this.#answerPending(id, leader);
    this.#announce();
    const heartbeat = setInterval(() => {
      this.#announce();
      leader.sendDue();
    }, HEARTBEAT_INTERVAL);
    await ended;
    clearInterval(heartbeat);
    leader.stop();
    this.#leader = null;
  };

  async #startEpoch(expected: number | null): Promise<number | null> {
    try {
      if (this.#store) return await this.#store.startEpoch(expected);
    } catch (error) {
      this.#notify(inMemory(reasonOf(error)));
      this.#store = null;
    }
    return this.#epoch + 1;
  }

  #receive(message: Message): void {
    if (message.kind === "findLeader" && this.#leader) this.#announce();
    if (message.kind === "request" && this.#leader) void this.#answerOther(message.id, message.request, this.#leader);
    if (message.kind === "reply") this.#resolve(message.id, message.reply);
    if (message.kind !== "leader") return;
    this.#lastHeartbeat = realNow();
    for (const notice of message.notices) this.#notify(notice);
    if (message.epoch <= this.#epoch) return;
    this.#epoch = message.epoch;
    this.#stepDown();
    for (const [id, { request }] of this.#pending) this.#post({ kind: "request", id, request });
  }

  /** A request sent to an earlier leader, which may have run it: it runs at most once. */
  async #answerPending(id: string, leader: Leader): Promise<void> {
    const pending = this.#pending.get(id);
    try {
      if (pending) this.#resolve(id, await leader.answerOnce(id, unpackRequest(pending.request)));
    } catch (error) {
      this.#onFailure(error);
    }
  }
  async #answerOther(id: string, request: PackedRequest, leader: Leader): Promise<void> {
    try {
      this.#post({ kind: "reply", id, reply: await leader.answerOnce(id, unpackRequest(request)) });
    } catch (error) {
      this.#onFailure(error);
    }
  }
  /** If another tab leads now, the requesting tab sends its request to it. */
  #onFailure(error: unknown): void {
    if (!(error instanceof LeadershipLost)) throw error;
    this.#stepDown();
  }
  #resolve(id: string, reply: PackedReply): void {
    this.#pending.get(id)?.resolve(reply);
    this.#pending.delete(id);
  }

  #announce(): void {
    this.#post({ kind: "leader", epoch: this.#epoch, notices: this.#notices });
  }
  #post(message: Message): void {
    if (!this.#end.signal.aborted) this.#channel?.postMessage(message);
  }
  readonly #notify: Notify = (notice) => {
    if (this.#notices.some(({ text }) => text.en === notice.text.en)) return;
    this.#notices.push(notice);
    this.#options.notify(notice);
    if (this.#leader) this.#announce();
  };
}

/** Not `crypto.randomUUID`: browsers offer it only over HTTPS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
