import type { WorldState } from "../../../../world/world.ts";

/** A snapshot in a list. */
export type Snapshot = {
  readonly id: number;
  readonly world: string;
  readonly name: string;
  /** World time, ms. */
  readonly at: number;
  readonly requests: number;
  readonly entries: number;
};

const DATABASE = "coffer-console";
/** A snapshot's state of megabytes is stored separately: a list doesn't read it. */
const [LISTED, STATES] = ["snapshots", "states"] as const;

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const listed = request.result.createObjectStore(LISTED, { keyPath: "id", autoIncrement: true });
    listed.createIndex("world", "world");
    request.result.createObjectStore(STATES);
  };
  return done(request);
}

async function within<Result>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<Result>) {
  const database = await open();
  try {
    const transaction = database.transaction([LISTED, STATES], mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction), ended]);
    return result;
  } finally {
    database.close();
  }
}

/** A world's snapshots in this browser, newest first. */
export const listSnapshots = (world: string): Promise<Snapshot[]> =>
  within("readonly", async (transaction) => {
    const own = await done<Snapshot[]>(transaction.objectStore(LISTED).index("world").getAll(world));
    return own.reverse();
  });

export const keepSnapshot = (world: string, name: string, state: WorldState): Promise<void> =>
  within("readwrite", async (transaction) => {
    const { requests, ledger, clock } = state;
    const listed = { world, name, at: clock.now, requests, entries: ledger.length };
    const id = await done(transaction.objectStore(LISTED).add(listed));
    await done(transaction.objectStore(STATES).add(state, id));
  });

export const stateOf = (id: number): Promise<WorldState> =>
  within("readonly", (transaction) => done(transaction.objectStore(STATES).get(id)));

export const dropSnapshot = (id: number): Promise<void> =>
  within("readwrite", async (transaction) => {
    await done(transaction.objectStore(LISTED).delete(id));
    await done(transaction.objectStore(STATES).delete(id));
  });
