/** What tables, ledger and clock need of the journal. A `Step` describes a change so that it can be replayed elsewhere. */
export type Recorder<Step> = {
  readonly mark: number;
  record(undo: () => void, step?: Step): void;
};

/**
 * Undo and redo log of one world. Every change of state records how to undo it, so an operation that throws is rolled
 * back; and the step itself, so that it can be persisted and replayed.
 */
export class Journal<Step = unknown> implements Recorder<Step> {
  #undo: (() => void)[] | null = null;
  /** Null until somebody subscribes: steps that nobody collects would pile up. */
  #steps: Step[] | null = null;
  #mark = 0;
  #changes = 0;

  /** Changes whenever a transaction begins or ends, for code that saves its state once per transaction. */
  get mark(): number {
    return this.#mark;
  }
  /** How many changes were made and not rolled back. */
  get changes(): number {
    return this.#changes;
  }
  record(undo: () => void, step?: Step): void {
    if (step !== undefined) this.#changes += 1;
    this.#undo?.push(undo);
    if (step !== undefined) this.#steps?.push(step);
  }

  /** Records steps from now on. */
  collect(): void {
    this.#steps ??= [];
  }
  /** The steps since the last call. */
  take(): readonly Step[] {
    if (this.#undo !== null) throw new Error("A transaction is open: its steps may still be rolled back.");
    const steps = this.#steps ?? [];
    if (steps.length > 0) this.#steps = [];
    return steps;
  }

  /** A transaction: if the work throws, its changes are rolled back and the error is rethrown. May be nested. */
  atomic<T>(work: () => T): T {
    this.#mark += 1;
    const outermost = this.#undo === null;
    this.#undo ??= [];
    const undo = this.#undo;
    const mark = undo.length;
    const stepMark = this.#steps?.length ?? 0;
    const changes = this.#changes;
    try {
      return work();
    } catch (error) {
      while (undo.length > mark) undo.pop()?.();
      if (this.#steps) this.#steps.length = stepMark;
      this.#changes = changes;
      throw error;
    } finally {
      this.#mark += 1;
      if (outermost) this.#undo = null;
    }
  }
}
