import type { OperationId } from "@coffer/sdk/contract";

export type Seen = { calls: number; codes: ReadonlyMap<number, number> };
const never: Seen = { calls: 0, codes: new Map() };

/** How often each operation was called and which codes it answered, since the world was opened. */
export class SeenCodes {
  readonly #seen = new Map<OperationId, { calls: number; codes: Map<number, number> }>();

  add(operation: OperationId, code: number | null): void {
    const seen = this.#seen.get(operation) ?? { calls: 0, codes: new Map<number, number>() };
    this.#seen.set(operation, seen);
    seen.calls += 1;
    if (code !== null) seen.codes.set(code, (seen.codes.get(code) ?? 0) + 1);
  }
  of(operation: OperationId): Seen {
    return this.#seen.get(operation) ?? never;
  }
}
