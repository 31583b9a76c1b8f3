import type { Journal } from "./journal.ts";

export type RandomState = readonly [number, number, number, number];

/** sfc32: small, seeded, and its whole state is four numbers. */
export class Random {
  readonly #journal: Journal;
  #state: RandomState;

  constructor(state: RandomState, journal: Journal) {
    this.#state = state;
    this.#journal = journal;
  }

  get state(): RandomState {
    return this.#state;
  }
  set state(state: RandomState) {
    this.#state = state;
  }

  uint32(): number {
    const before = this.#state;
    this.#journal.record(() => {
      this.#state = before;
    });
    const { out, state } = step(before);
    this.#state = state;
    return out >>> 0;
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
}

function step([a, b, c, counter]: RandomState): { out: number; state: RandomState } {
  const out = (a + b + counter) | 0;
  return { out, state: [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + out) | 0, (counter + 1) | 0] };
}

/** FNV-1a over the seed's text, stirred until near seeds are far apart. */
export function seedRandom(seed: string): RandomState {
  const word = (salt: number) => {
    let hash = 0x811c9dc5 ^ salt;
    for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    return hash | 0;
  };
  let state: RandomState = [word(1), word(2), word(3), 1];
  for (let round = 0; round < 15; round++) state = step(state).state;
  return state;
}
