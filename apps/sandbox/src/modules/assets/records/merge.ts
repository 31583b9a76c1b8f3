import { firstWhere, type Run } from "../../../state/sorted.ts";
import type { Order, Place } from "./order.ts";

/** Merges sorted runs lazily into one list, in either direction, from a position. */
export function* merged<Row>(runs: readonly Run<Row>[], order: Order<Row>, from: Place | null): Generator<Row> {
  const { step, compare } = order;
  const heads = runs.map((run) => new Head(run, order, from));
  while (true) {
    let next: Head<Row> | undefined;
    for (const head of heads) {
      if (head.place === null) continue;
      if (!next?.place || step * compare(head.place, next.place) < 0) next = head;
    }
    if (!next) return;
    yield next.take();
  }
}

/** The read position in a run, and the sort key of its next row; null at its end. */
class Head<Row> {
  readonly #run: Run<Row>;
  readonly #order: Order<Row>;
  #index: number;
  place: Place | null;

  constructor(run: Run<Row>, order: Order<Row>, from: Place | null) {
    this.#run = run;
    this.#order = order;
    this.#index = startOf(run, order, from);
    this.place = this.#placeHere();
  }
  take(): Row {
    const row = this.#run.at(this.#index) as Row;
    this.#index += this.#order.step;
    this.place = this.#placeHere();
    return row;
  }
  #placeHere(): Place | null {
    const isThere = this.#index >= 0 && this.#index < this.#run.length;
    return isThere ? this.#order.placeOf(this.#run.at(this.#index) as Row) : null;
  }
}

function startOf<Row>(run: Run<Row>, { step, placeOf, compare }: Order<Row>, from: Place | null): number {
  if (from === null) return step === 1 ? 0 : run.length - 1;
  const differenceAt = (index: number) => compare(placeOf(run.at(index) as Row), from);
  return step === 1
    ? firstWhere(run.length, (index) => differenceAt(index) > 0)
    : firstWhere(run.length, (index) => differenceAt(index) >= 0) - 1;
}
