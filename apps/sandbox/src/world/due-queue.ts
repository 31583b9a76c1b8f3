/** A scheduled task as data, so that it survives a snapshot. The handler is looked up by kind when it is due. */
export type Due = { readonly at: number; readonly seq: number; readonly kind: string; readonly payload: unknown };

const isBefore = (one: Due, other: Due) => one.at < other.at || (one.at === other.at && one.seq < other.seq);
/** Finished tasks are removed in blocks: shifting one by one would move the whole array each time. */
const CUT = 1000;

/** Priority queue of due tasks: by time, then by the order of scheduling. */
export class DueQueue {
  #dues: Due[];
  /** The index of the first pending task. */
  #head = 0;

  constructor(dues: readonly Due[]) {
    this.#dues = [...dues];
  }

  get first(): Due | undefined {
    return this.#dues[this.#head];
  }
  list(): Due[] {
    return this.#dues.slice(this.#head);
  }
  add(due: Due): void {
    const at = this.#placeOf(due);
    if (at === this.#head && at > 0) this.#dues[--this.#head] = due;
    else this.#dues.splice(at, 0, due);
  }
  remove(due: Due): void {
    const at = this.#placeOf(due);
    if (this.#dues[at]?.seq !== due.seq) return;
    if (at === this.#head) this.#shift();
    else this.#dues.splice(at, 1);
  }
  /** Returns the task with this number. Searches in order of time, because most are near the front. */
  find(seq: number): Due | undefined {
    return this.#dues.find((due, at) => at >= this.#head && due.seq === seq);
  }

  #shift(): void {
    this.#head += 1;
    if (this.#head < CUT || this.#head * 2 < this.#dues.length) return;
    this.#dues = this.list();
    this.#head = 0;
  }
  /** Returns the task's index or insertion point. Most tasks are scheduled after all others. */
  #placeOf(due: Due): number {
    let [low, high] = [this.#head, this.#dues.length];
    const last = this.#dues.at(-1);
    if (last === undefined || isBefore(last, due)) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#dues[middle];
      if (other !== undefined && isBefore(other, due)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
