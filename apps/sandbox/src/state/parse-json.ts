import type { TimeSliced } from "./time-slices.ts";

/** A piece up to this long is read at once, in less than a millisecond. */
const PIECE = 64 * 1024;
const strictly = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** What `JSON.parse` would give of these bytes, read in time slices, about `piece` of them in each. Throws a SyntaxError. */
export function parseJson(bytes: Uint8Array, piece = PIECE): TimeSliced<unknown> {
  return new Reader(bytes, piece).whole();
}

/** Finds where pieces end, and leaves reading them to `JSON.parse`. */
class Reader {
  readonly #bytes: Uint8Array;
  readonly #piece: number;
  #at = 0;

  constructor(bytes: Uint8Array, piece: number) {
    this.#bytes = bytes;
    this.#piece = piece;
  }

  *whole(): TimeSliced<unknown> {
    const value = yield* this.#value();
    this.#skipSpace();
    if (this.#at < this.#bytes.length) throw this.#unexpected();
    return value;
  }

  *#value(): TimeSliced<unknown> {
    this.#skipSpace();
    const end = this.#endOf(this.#at, this.#at + this.#piece);
    if (end !== null) return this.#take(end);
    yield;
    if (this.#bytes[this.#at] === OPEN_LIST) return yield* this.#list();
    if (this.#bytes[this.#at] === OPEN_OBJECT) return yield* this.#object();
    // A long text can't be taken apart.
    return this.#take(this.#endOf(this.#at, this.#bytes.length) ?? this.#bytes.length);
  }

  *#list(): TimeSliced<unknown[]> {
    const items: unknown[] = [];
    this.#at += 1;
    if (this.#ends(CLOSE_LIST)) return items;
    for (;;) {
      const few = this.#few();
      if (few) for (const item of few) items.push(item);
      else items.push(yield* this.#value());
      this.#skipSpace();
      const byte = this.#bytes[this.#at];
      if (byte !== COMMA && byte !== CLOSE_LIST) throw this.#unexpected();
      this.#at += 1;
      if (byte === CLOSE_LIST) return items;
      yield;
    }
  }
  /** As many items of a list as make a piece, read together; null where the next one is longer than that. */
  #few(): unknown[] | null {
    const start = this.#at;
    let end: number | null = null;
    for (let at = start; at - start < this.#piece; at += 1) {
      while (isSpace(this.#bytes[at])) at += 1;
      const next = this.#endOf(at, start + this.#piece);
      if (next === null || next === at) break;
      end = next;
      at = next;
      while (isSpace(this.#bytes[at])) at += 1;
      if (this.#bytes[at] !== COMMA) break;
    }
    if (end === null) return null;
    this.#at = end;
    return JSON.parse(`[${strictly.decode(this.#bytes.subarray(start, end))}]`);
  }

  *#object(): TimeSliced<Record<string, unknown>> {
    const fields: Record<string, unknown> = {};
    this.#at += 1;
    if (this.#ends(CLOSE_OBJECT)) return fields;
    for (;;) {
      this.#skipSpace();
      const end = this.#bytes[this.#at] === QUOTE ? this.#endOf(this.#at, this.#bytes.length) : null;
      if (end === null) throw this.#unexpected();
      const name = this.#take(end) as string;
      this.#skipSpace();
      if (this.#bytes[this.#at] !== COLON) throw this.#unexpected();
      this.#at += 1;
      const value = yield* this.#value();
      // As JSON.parse does: a field, whatever it is called.
      Object.defineProperty(fields, name, { value, writable: true, enumerable: true, configurable: true });
      this.#skipSpace();
      const byte = this.#bytes[this.#at];
      if (byte !== COMMA && byte !== CLOSE_OBJECT) throw this.#unexpected();
      this.#at += 1;
      if (byte === CLOSE_OBJECT) return fields;
    }
  }

  /** Passes over the end of what holds nothing. */
  #ends(byte: number | undefined): boolean {
    this.#skipSpace();
    if (this.#bytes[this.#at] !== byte) return false;
    this.#at += 1;
    return true;
  }
  #take(end: number): unknown {
    const text = strictly.decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return JSON.parse(text);
  }
  /** Where the value that begins here ends; null where that is not before the limit. */
  #endOf(start: number, limit: number): number | null {
    const bytes = this.#bytes;
    const most = Math.min(limit, bytes.length);
    let depth = 0;
    for (let at = start; at < most; at += 1) {
      const byte = bytes[at] as number;
      if (byte === QUOTE) {
        for (at += 1; at < most && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
        if (at >= most) break;
        if (depth === 0) return at + 1;
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        if (depth === 0) return at;
        depth -= 1;
        if (depth === 0) return at + 1;
      } else if (depth === 0 && (byte === COMMA || byte === COLON || isSpace(byte))) return at;
    }
    return limit >= bytes.length ? bytes.length : null;
  }
  #skipSpace(): void {
    while (isSpace(this.#bytes[this.#at])) this.#at += 1;
  }
  #unexpected(): SyntaxError {
    return new SyntaxError(`What stands at byte ${this.#at} doesn't belong there.`);
  }
}
