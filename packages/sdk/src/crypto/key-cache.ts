import { type Clocks, elapsedSince } from "../http/clocks.ts";

/** What a value is encrypted with; `getKEIS` answers it. */
export interface KeyTriple {
  /** Initialisation vector, 16 bytes in hex. */
  readonly i: string;
  /** Salt, in hex. */
  readonly s: string;
  /** Passphrase, and the key id sent back beside the value. */
  readonly k: string;
  /** Seconds it is good for. */
  readonly e: number;
}

/** The key triple that is kept until it expires. */
export interface KeyCache {
  at(now: Clocks): KeyTriple | undefined;
  /** @param asked when it was asked for, so that it is never kept longer than the server keeps it */
  keep(triple: KeyTriple, asked: Clocks): void;
  /** Drops the triple: the server may have lost it before its time. */
  forget(): void;
}

export function makeKeyCache(): KeyCache {
  let kept: { readonly triple: KeyTriple; readonly since: Clocks } | undefined;
  return {
    at: (now) => (kept && elapsedSince(kept.since, now) < kept.triple.e * 1000 ? kept.triple : undefined),
    keep: (triple, since) => {
      kept = { triple, since };
    },
    forget: () => {
      kept = undefined;
    },
  };
}
