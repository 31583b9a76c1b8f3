import { firstWhere } from "../state/sorted.ts";

/** Fewer gaps than this are not compacted. */
const FEW = 32;

/** Rows in the order of insertion. A snapshot hands out the array without a copy; the next write copies it first. */
export class RowList<Row extends object> {
  #orders: number[] = [];
  /** `undefined` marks a deleted row. */
  #rows: (Row | undefined)[] = [];
  #gaps = 0;
  #isShared = false;

  all(): readonly Row[] {
    if (this.#gaps > 0) this.#close();
    this.#isShared = true;
    return this.#rows as Row[];
  }
  fork(): RowList<Row> {
    const copy = new RowList<Row>();
    this.#isShared = true;
    copy.#orders = this.#orders;
    copy.#rows = this.#rows;
    copy.#gaps = this.#gaps;
    copy.#isShared = true;
    return copy;
  }

  set(order: number, row: Row): void {
    this.#own();
    const last = this.#orders.at(-1);
    const at = last === undefined || last < order ? this.#orders.length : this.#placeOf(order);
    if (this.#orders[at] === order) {
      if (this.#rows[at] === undefined) this.#gaps -= 1;
      this.#rows[at] = row;
    } else {
      this.#orders.splice(at, 0, order);
      this.#rows.splice(at, 0, row);
    }
  }
  delete(order: number): void {
    this.#own();
    this.#rows[this.#placeOf(order)] = undefined;
    this.#gaps += 1;
    if (this.#gaps > FEW && this.#gaps * 2 > this.#rows.length) this.#close();
  }

  #placeOf(order: number): number {
    return firstWhere(this.#orders.length, (at) => (this.#orders[at] as number) >= order);
  }
  #own(): void {
    if (!this.#isShared) return;
    this.#orders = this.#orders.slice();
    this.#rows = this.#rows.slice();
    this.#isShared = false;
  }
  #close(): void {
    const rows = this.#rows;
    this.#orders = this.#orders.filter((_order, at) => rows[at] !== undefined);
    this.#rows = rows.filter((row) => row !== undefined);
    this.#gaps = 0;
    this.#isShared = false;
  }
}
