import type { Recorder } from "../state/journal.ts";

export type RandomState = readonly [number, number, number, number];

/** The sfc32 generator: small, seeded, with a state of four numbers. */
export class Random {
  readonly #journal: Recorder<unknown>;
  readonly #words: Int32Array;
  /** The journal's mark when the state was last saved for undo: one copy per transaction is enough. */
  #savedFor = -1;

  constructor(state: RandomState, journal: Recorder<unknown>) {
    this.#words = Int32Array.from(state);
    this.#journal = journal;
  }

  get state(): RandomState {
    const [a = 0, b = 0, c = 0, counter = 0] = this.#words;
    return [a, b, c, counter];
  }
  set state(state: RandomState) {
    this.#words.set(state);
  }
  /** Rises with each draw, so a caller can detect whether a draw happened. */
  get draws(): number {
    return this.#words[3] ?? 0;
  }

  uint32(): number {
    if (this.#savedFor !== this.#journal.mark) this.#save();
    return draw(this.#words) >>> 0;
  }
  /** Returns an integer from 0 to limit − 1. */
  below(limit: number): number {
    return Math.floor((this.uint32() / 0x1_0000_0000) * limit);
  }
  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.uint32() & 0xff);
  }
  hex(bytes: number): string {
    return Array.from(this.bytes(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join("");
  }
  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.below(items.length)] ?? items[0];
  }

  #save(): void {
    const before = this.state;
    this.#savedFor = this.#journal.mark;
    this.#journal.record(() => {
      this.state = before;
    });
  }
}

function draw(words: Int32Array): number {
  const [a = 0, b = 0, c = 0, counter = 0] = words;
  const out = (a + b + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  words[3] = counter + 1;
  return out;
}

/** FNV-1a over the seed's text, then mixed so that similar seeds give unrelated states. */
export function seedRandom(seed: string): RandomState {
  const word = (salt: number) => {
    let hash = 0x811c9dc5 ^ salt;
    for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    return hash | 0;
  };
  const words = Int32Array.of(word(1), word(2), word(3), 1);
  for (let round = 0; round < 15; round++) draw(words);
  const [a = 0, b = 0, c = 0, counter = 0] = words;
  return [a, b, c, counter];
}

/** Crockford's alphabet: no letter that looks like a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ID_LENGTH = 12;

/** Returns an id such as `wd_7Q2M9K…`: a prefix for the kind, then 60 random bits of the world. */
export function newId(random: Random, prefix: string): string {
  let id = `${prefix}_`;
  for (let at = 0; at < ID_LENGTH; at++) id += ALPHABET[random.below(32)];
  return id;
}
