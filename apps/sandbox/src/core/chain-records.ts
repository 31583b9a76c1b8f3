import type { RecordStatus } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";

/** A record with a transaction on a chain, as the console lists it. */
export type ChainRecord = {
  readonly row: {
    readonly id: string;
    readonly number: string;
    readonly uid: string | null;
    readonly at: number;
    readonly coin: string;
    readonly network: string;
    readonly amount: string;
    readonly address: string;
    readonly tag: string | null;
    readonly txHash: string | null;
    readonly status: RecordStatus;
    readonly confirmations: number;
  };
  /** Confirmations after which the record no longer changes. */
  readonly needed: number;
  readonly blockSeconds: number;
  /** Whether the record can still change. */
  readonly moving: boolean;
  /** Whether a new block adds a confirmation to it now. */
  readonly counting: boolean;
};

export type ChainRecords = {
  /** Records that can still change, oldest first; with `most`, only the latest ones. */
  readonly moving: (world: World, most?: number) => ChainRecord[];
  /** The latest records with a past, current or future transaction on the chain, oldest first. */
  readonly latest: (world: World, most: number) => ChainRecord[];
  readonly find: (world: World, id: string) => ChainRecord | undefined;
  /** The statuses in which blocks are counted; a refusal names them. */
  readonly countsFrom: readonly RecordStatus[];
  /** Adds one confirmation. Returns whether the record needs another. */
  readonly confirm: (world: World, id: string) => boolean;
};
