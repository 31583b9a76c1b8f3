import type { FaultPlan } from "../../core/faults.ts";
import type { WorldChange } from "../../world/change.ts";
import type { WorldState } from "../../world/world.ts";
import type { PackedReply } from "./messages.ts";

/** The version of the database's contents. Contents of another version are copied aside. */
const VERSION = 1;
const STORES = ["meta", "worlds", "changes", "answers"] as const;
/** Some browsers never answer where storage is refused (ms). */
const OPEN_TIMEOUT = 5000;
const ANSWERS_KEPT = 200;

/** The reply to a changing request, by the request's id. */
export type Answered = { readonly id: string; readonly reply: PackedReply };
/** Keyed by world. */
export type FaultPlans = Readonly<Record<string, FaultPlan>>;
/** Unchecked snapshots, and the changes after them. */
export type SavedState = {
  readonly faults: FaultPlans;
  readonly worlds: Readonly<Record<string, WorldState>>;
  readonly changes: readonly WorldChange[];
  readonly answers: readonly Answered[];
};
export type Batch = { readonly changes: readonly WorldChange[]; readonly answers: readonly Answered[] };

/** Another tab is the leader now: nothing of this write was stored. */
export class LeadershipLost extends Error {
  override readonly name = "LeadershipLost";
}

/**
 * The state in IndexedDB: a snapshot of each world, the changes since, and the latest replies, so that a resent
 * request doesn't run again. Only the latest leader can write: each write checks its epoch.
 */
export class StateStore {
  readonly #database: IDBDatabase;
  readonly #lost: (reason: string) => void;

  private constructor(database: IDBDatabase, lost: (reason: string) => void) {
    this.#database = database;
    this.#lost = lost;
    database.onversionchange = () => database.close();
    database.onclose = () => this.#lost("the database was closed");
  }

  /** `lost` is called when the browser closes the database later. */
  static async open(name: string, lost: (reason: string) => void): Promise<StateStore> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of [...STORES, "aside"]) request.result.createObjectStore(store, { autoIncrement: true });
    };
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("it doesn't answer")), OPEN_TIMEOUT);
    });
    return new StateStore(await Promise.race([resultOf(request), late]), lost);
  }
  close(): void {
    this.#database.close();
  }

  async epoch(): Promise<number> {
    return this.#read("meta", (store) => store.get("epoch")).then((epoch) => epoch ?? 0);
  }
  /** Starts a new epoch, in which only this tab can write. Null if another tab was first: `expected` has passed. */
  async startEpoch(expected: number | null = null): Promise<number | null> {
    const write = this.#begin(["meta"], "readwrite");
    const meta = write.objectStore("meta");
    const epoch: number = (await resultOf(meta.get("epoch"))) ?? 0;
    if (expected !== null && epoch !== expected) return null;
    meta.put(epoch + 1, "epoch");
    await doneOf(write);
    return epoch + 1;
  }

  /** Null when nothing was saved yet; throws when none of it is usable. */
  async load(): Promise<SavedState | null> {
    const read = this.#begin(STORES, "readonly");
    const [meta, worlds, changes, answers] = STORES.map((name) => read.objectStore(name)) as [
      Store,
      Store,
      Store,
      Store,
    ];
    const [version, faults, ids, states, batches, answered] = await Promise.all([
      resultOf(meta.get("version")),
      resultOf(meta.get("faults")),
      resultOf(worlds.getAllKeys()),
      resultOf(worlds.getAll()),
      resultOf(changes.getAll()),
      resultOf(answers.getAll()),
    ]);
    if (version === undefined && ids.length === 0) return null;
    if (version !== VERSION)
      throw new Error(`it has version ${String(version).slice(0, 20)}, this is version ${VERSION}`);
    const snapshots = ids.map((id, index) => [String(id), states[index]] as const);
    return { faults: faults ?? {}, worlds: Object.fromEntries(snapshots), changes: batches.flat(), answers: answered };
  }

  /** Adds a batch of changes atomically. */
  append(epoch: number, { changes, answers }: Batch): Promise<void> {
    return this.#write(epoch, ["changes", "answers"], (store) => {
      store("changes").add(changes);
      for (const answered of answers) store("answers").add(answered);
    });
  }

  /** Replaces all changes by snapshots of the changed worlds. `null` is a deleted world. */
  replace(
    epoch: number,
    worlds: ReadonlyMap<string, WorldState | null>,
    { answers }: Pick<Batch, "answers">,
  ): Promise<void> {
    return this.#write(epoch, STORES, async (store) => {
      store("meta").put(VERSION, "version");
      for (const [id, state] of worlds)
        if (state === null) store("worlds").delete(id);
        else store("worlds").put(state, id);
      store("changes").clear();
      for (const answered of answers) store("answers").add(answered);
      const keys = await resultOf(store("answers").getAllKeys());
      for (const old of keys.slice(0, -ANSWERS_KEPT)) store("answers").delete(old);
    });
  }

  writeFaults(epoch: number, plans: FaultPlans): Promise<void> {
    return this.#write(epoch, ["meta"], (store) => void store("meta").put(plans, "faults"));
  }

  /** Copies everything under its own key; without `keepWorlds` the original is deleted. */
  setAside(epoch: number, key: string, keepWorlds: boolean): Promise<void> {
    return this.#write(epoch, [...STORES, "aside"], async (store) => {
      const [version, ids, worlds, changes] = await Promise.all([
        resultOf(store("meta").get("version")),
        resultOf(store("worlds").getAllKeys()),
        resultOf(store("worlds").getAll()),
        resultOf(store("changes").getAll()),
      ]);
      store("aside").put({ version, ids, worlds, changes }, key);
      if (keepWorlds) return;
      for (const name of ["worlds", "changes", "answers"]) store(name).clear();
      for (const name of ["version", "faults"]) store("meta").delete(name);
    });
  }

  #begin(stores: readonly string[], mode: IDBTransactionMode): IDBTransaction {
    // Handing over to the operating system is enough: a closing tab loses nothing, only a failing machine does.
    return this.#database.transaction(stores, mode, { durability: "relaxed" });
  }
  async #write(
    epoch: number,
    stores: readonly string[],
    work: (store: StoreByName) => void | Promise<void>,
  ): Promise<void> {
    const transaction = this.#begin([...new Set(["meta", ...stores])], "readwrite");
    // Not awaited: if the epoch has passed, the abort rolls back all later writes.
    const current = transaction.objectStore("meta").get("epoch");
    current.onsuccess = () => {
      if (current.result !== epoch) transaction.abort();
    };
    const done = doneOf(transaction);
    try {
      await Promise.all([work((name) => transaction.objectStore(name)), done]);
    } catch (error) {
      await done.catch(() => {});
      if (current.readyState === "done" && current.result !== epoch)
        throw new LeadershipLost(`Epoch ${epoch} has ended.`);
      throw error;
    }
  }
  async #read(name: string, ask: (store: Store) => IDBRequest): Promise<number | undefined> {
    return resultOf(ask(this.#begin([name], "readonly").objectStore(name)));
  }
}

/** The store's interface for a leader. */
export type LeaderStore = Pick<StateStore, "load" | "append" | "replace" | "writeFaults" | "setAside">;

type Store = IDBObjectStore;
type StoreByName = (name: string) => Store;

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database refused"));
  });

const doneOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the database refused"));
  });
