import type { RecordStatus } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";

/** A record whose transaction is on a chain, as the console lists it. */
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
  /** Confirmations until nothing more happens. */
  readonly needed: number;
  readonly blockSeconds: number;
  /** Whether anything more is to happen to it. */
  readonly moving: boolean;
  /** Whether a block on top of it counts now. */
  readonly counting: boolean;
};

export type ChainRecords = {
  /** Those the chain has to do with, oldest first. */
  readonly list: (world: World) => ChainRecord[];
  readonly find: (world: World, id: string) => ChainRecord | undefined;
  /** The statuses blocks count from, for the refusal of one that doesn't. */
  readonly countsFrom: readonly RecordStatus[];
  /** One block more on top of it. Answers whether the next one matters too. */
  readonly confirm: (world: World, id: string) => boolean;
};
