import type { Step } from "./change.ts";

/**
 * Undo and redo log of one world. Everything that changes state records how to take it back, so an operation that
 * throws leaves nothing behind; and what it did, so that somebody else can do it again.
 */
export class Journal {
  #undo: (() => void)[] | null = null;
  /** Null until somebody wants them: nobody takes them in tests, and they would pile up. */
  #steps: Step[] | null = null;
  #mark = 0;

  /** Changes with every beginning and end of a piece of work: what is saved once for each is saved under it. */
  get mark(): number {
    return this.#mark;
  }
  record(undo: () => void, step?: Step): void {
    this.#undo?.push(undo);
    if (step !== undefined) this.#steps?.push(step);
  }

  /** From here on steps are collected. */
  collect(): void {
    this.#steps ??= [];
  }
  /** What was done since the last time. */
  take(): readonly Step[] {
    if (this.#undo !== null) throw new Error("What may still be taken back can't be told yet.");
    const steps = this.#steps ?? [];
    if (steps.length > 0) this.#steps = [];
    return steps;
  }

  /** Runs the work; if it throws, takes back what it changed and throws on. May be nested. */
  atomic<T>(work: () => T): T {
    this.#mark += 1;
    const outermost = this.#undo === null;
    this.#undo ??= [];
    const undo = this.#undo;
    const mark = undo.length;
    const stepMark = this.#steps?.length ?? 0;
    try {
      return work();
    } catch (error) {
      while (undo.length > mark) undo.pop()?.();
      if (this.#steps) this.#steps.length = stepMark;
      throw error;
    } finally {
      this.#mark += 1;
      if (outermost) this.#undo = null;
    }
  }
}
