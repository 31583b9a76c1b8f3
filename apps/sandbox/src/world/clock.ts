import type { ClockHands, Step } from "./change.ts";
import type { Journal } from "./journal.ts";

/** A thing to do later, as data, so that it survives a snapshot. Who does it is looked up by kind when it is due. */
export type Due = { readonly at: number; readonly seq: number; readonly kind: string; readonly payload: unknown };
export type ClockState = {
  readonly now: number;
  readonly mode: "frozen" | "live";
  /** World time minus real time, while live; real time counts as often as time runs faster. */
  readonly offset: number;
  /** How many times as fast as real time it runs, while live; 1 when left out. */
  readonly speed?: number;
  readonly seq: number;
  readonly queue: readonly Due[];
};

/** The world's time. It only goes forward, and advancing has done everything that was due when it returns. */
export class Clock {
  readonly #journal: Journal;
  readonly #perform: (due: Due) => void;
  #state: ClockState;

  constructor(state: ClockState, journal: Journal, perform: (due: Due) => void) {
    this.#state = state;
    this.#journal = journal;
    this.#perform = perform;
  }

  get state(): ClockState {
    return this.#state;
  }
  now(): number {
    return this.#state.now;
  }
  iso(): string {
    return isoOf(this.#state.now);
  }

  schedule(at: number, kind: string, payload: unknown): void {
    const due = Object.freeze({ at, seq: this.#state.seq + 1, kind, payload });
    this.#set({ ...this.#state, seq: due.seq, queue: this.#queueWith(due) }, ["due", due]);
  }

  /** Does what is due by now. */
  runDue(): void {
    this.#moveTo(this.#state.now);
  }
  advance(milliseconds: number): void {
    this.advanceTo(this.#state.now + milliseconds);
  }
  /** A moment already past changes nothing. */
  advanceTo(moment: number): void {
    const step = Math.max(0, moment - this.#state.now);
    this.#moveTo(moment);
    this.#set({ ...this.#state, offset: this.#state.offset + step });
  }
  freeze(): void {
    this.#set({ ...this.#state, mode: "frozen" });
  }
  /** From here on the world's time runs with real time, or so many times as fast. */
  goLive(realNow: number, speed = 1): void {
    const { speed: _before, ...state } = this.#state;
    const offset = state.now - realNow * speed;
    this.#set({ ...state, mode: "live", offset, ...(speed === 1 ? {} : { speed }) });
  }
  /** The only door real time comes through: called with each request. */
  follow(realNow: number): void {
    const { mode, offset, speed = 1 } = this.#state;
    if (mode === "live") this.#moveTo(realNow * speed + offset);
  }

  /** What another clock did: nothing is performed, its steps did that. */
  apply(step: Extract<Step, readonly ["due" | "done", unknown]>): void {
    const [kind, what] = step;
    const queue = kind === "due" ? this.#queueWith(what) : this.#state.queue.filter(({ seq }) => seq !== what);
    this.#set({ ...this.#state, queue }, step);
  }
  setHands(hands: ClockHands): void {
    this.#set({ ...hands, queue: this.#state.queue });
  }

  /** By time, then in the order of scheduling. */
  #queueWith(due: Due): readonly Due[] {
    const { queue } = this.#state;
    const after = queue.findIndex((other) => other.at > due.at);
    return queue.toSpliced(after === -1 ? queue.length : after, 0, due);
  }
  #moveTo(moment: number): void {
    for (;;) {
      const due = this.#state.queue[0];
      if (!due || due.at > moment) break;
      // Time stands at the moment of each task while it runs, so what it schedules or stamps is exact.
      const now = Math.max(this.#state.now, due.at);
      this.#set({ ...this.#state, now, queue: this.#state.queue.slice(1) }, ["done", due.seq]);
      this.#perform(due);
    }
    if (moment > this.#state.now) this.#set({ ...this.#state, now: moment });
  }

  #set(state: ClockState, step?: Step): void {
    const before = this.#state;
    this.#state = state;
    this.#journal.record(() => {
      this.#state = before;
    }, step);
  }
}

export const isoOf = (moment: number) => new Date(moment).toISOString();
