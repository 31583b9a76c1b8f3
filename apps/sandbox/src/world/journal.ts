/**
 * Undo log of one world. Everything that changes state records how to take it back, so an operation that throws
 * leaves nothing behind.
 */
export class Journal {
  #undo: (() => void)[] | null = null;

  record(undo: () => void): void {
    this.#undo?.push(undo);
  }

  /** Runs the work; if it throws, takes back what it changed and throws on. May be nested. */
  atomic<T>(work: () => T): T {
    const outermost = this.#undo === null;
    this.#undo ??= [];
    const undo = this.#undo;
    const mark = undo.length;
    try {
      return work();
    } catch (error) {
      while (undo.length > mark) undo.pop()?.();
      throw error;
    } finally {
      if (outermost) this.#undo = null;
    }
  }
}
