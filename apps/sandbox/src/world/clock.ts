import type { Recorder } from "../state/journal.ts";
import type { ClockHands, Step } from "./change.ts";
import { type Due, DueQueue } from "./due-queue.ts";

export type { Due } from "./due-queue.ts";

export type ClockState = {
  readonly now: number;
  readonly mode: "frozen" | "live";
  /** While live: world time minus real time × speed (ms). */
  readonly offset: number;
  /** The factor by which it runs faster than real time, while live. @default 1 */
  readonly speed?: number;
  readonly seq: number;
  readonly queue: readonly Due[];
};

/** Runs what is due. `checkKind` throws for a kind no module lists. */
export type Tasks = { readonly perform: (due: Due) => void; readonly checkKind: (kind: string) => void };

/** The world's time. It only moves forward. An advance returns after every due task has run. */
export class Clock {
  readonly #journal: Recorder<Step>;
  readonly #tasks: Tasks;
  readonly #queue: DueQueue;
  #hands: ClockHands;

  constructor(state: ClockState, journal: Recorder<Step>, tasks: Tasks) {
    const { queue, ...hands } = state;
    this.#hands = hands;
    this.#queue = new DueQueue(queue);
    this.#journal = journal;
    this.#tasks = tasks;
    for (const { kind } of queue) tasks.checkKind(kind);
  }

  get state(): ClockState {
    return { ...this.#hands, queue: this.#queue.list() };
  }
  /** The state without the queue; a new object after every change. */
  get hands(): ClockHands {
    return this.#hands;
  }
  now(): number {
    return this.#hands.now;
  }
  iso(): string {
    return isoOf(this.#hands.now);
  }

  schedule(at: number, kind: string, payload: unknown): void {
    this.#tasks.checkKind(kind);
    const due = Object.freeze({ at, seq: this.#hands.seq + 1, kind, payload });
    this.#set({ ...this.#hands, seq: due.seq });
    this.#add(due);
  }

  /** Runs the tasks that are due by now. */
  runDue(): void {
    this.#moveTo(this.#hands.now);
  }
  advance(milliseconds: number): void {
    this.advanceTo(this.#hands.now + milliseconds);
  }
  /** Advances to a moment. A past moment changes nothing. */
  advanceTo(moment: number): void {
    const step = Math.max(0, moment - this.#hands.now);
    this.#moveTo(moment);
    this.#set({ ...this.#hands, offset: this.#hands.offset + step });
  }
  freeze(): void {
    this.#set({ ...this.#hands, mode: "frozen" });
  }
  /** Makes the world's time follow real time from now on, or `speed` times as fast. */
  goLive(realNow: number, speed = 1): void {
    const { speed: _before, ...hands } = this.#hands;
    const offset = hands.now - realNow * speed;
    this.#set({ ...hands, mode: "live", offset, ...(speed === 1 ? {} : { speed }) });
  }
  /** Called with each request: a live clock catches up with real time. */
  follow(realNow: number): void {
    const { mode, offset, speed = 1 } = this.#hands;
    if (mode === "live") this.#moveTo(realNow * speed + offset);
  }

  /** Replays a step of another clock. It doesn't run the task itself: the task's own steps are replayed too. */
  apply(step: Extract<Step, readonly ["due" | "done", unknown]>): void {
    const due = step[0] === "due" ? step[1] : this.#queue.find(step[1]);
    if (!due) return;
    if (step[0] === "due") this.#add(due);
    else this.#done(due);
  }
  setHands(hands: ClockHands): void {
    this.#set(hands);
  }

  #moveTo(moment: number): void {
    for (;;) {
      const due = this.#queue.first;
      if (!due || due.at > moment) break;
      // The time is the task's moment while it runs, so everything it schedules or stamps is exact.
      if (due.at > this.#hands.now) this.#set({ ...this.#hands, now: due.at });
      this.#done(due);
      this.#tasks.perform(due);
    }
    if (moment > this.#hands.now) this.#set({ ...this.#hands, now: moment });
  }

  #add(due: Due): void {
    this.#queue.add(due);
    this.#journal.record(() => this.#queue.remove(due), ["due", due]);
  }
  #done(due: Due): void {
    this.#queue.remove(due);
    this.#journal.record(() => this.#queue.add(due), ["done", due.seq]);
  }
  #set(hands: ClockHands): void {
    const before = this.#hands;
    this.#hands = hands;
    this.#journal.record(() => {
      this.#hands = before;
    });
  }
}

let lastIso = { moment: 0, text: new Date(0).toISOString() };

/** Cached: one request writes the same moment several times. */
export function isoOf(moment: number): string {
  if (moment !== lastIso.moment) lastIso = { moment, text: new Date(moment).toISOString() };
  return lastIso.text;
}
