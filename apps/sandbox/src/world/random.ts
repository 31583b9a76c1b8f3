import type { Journal } from "./journal.ts";

export type RandomState = readonly [number, number, number, number];

/** sfc32: small, seeded, and its whole state is four numbers. */
export class Random {
  readonly #journal: Journal;
  readonly #words: Int32Array;
  /** The piece of work the state was saved for; drawing again needs no second copy. */
  #savedFor = -1;

  constructor(state: RandomState, journal: Journal) {
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
  /** Goes up with each draw, so it tells whether there was one. */
  get draws(): number {
    return this.#words[3] ?? 0;
  }

  uint32(): number {
    if (this.#savedFor !== this.#journal.mark) this.#save();
    return draw(this.#words) >>> 0;
  }
  /** 0 … limit − 1. */
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

/** FNV-1a over the seed's text, stirred until near seeds are far apart. */
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
