import type { FaultPlan } from "../../engine/faults.ts";
import type { WorldChange } from "../../world/change.ts";
import type { WorldState } from "../../world/world.ts";
import { readState } from "../../world-file/read-state.ts";
import type { PackedReply } from "./messages.ts";

/** Of what stands in the database. Another one is kept aside, not guessed at. */
const VERSION = 1;
const STORES = ["meta", "worlds", "changes", "answers"] as const;
const OPEN_WITHIN = 5000;
const ANSWERS_KEPT = 200;

export type Answered = { readonly id: string; readonly reply: PackedReply };
/** By world. */
export type FaultPlans = Readonly<Record<string, FaultPlan>>;
export type Kept = {
  readonly faults: FaultPlans;
  readonly worlds: Readonly<Record<string, WorldState>>;
  readonly changes: readonly WorldChange[];
  readonly answers: readonly Answered[];
};
export type Written = { readonly changes: readonly WorldChange[]; readonly answers: readonly Answered[] };

/** Another tab leads by now: what this one wanted to write didn't happen. */
export class Deposed extends Error {
  override readonly name = "Deposed";
}

/**
 * The state in IndexedDB: each world as it once stood, what happened since, and the latest answers, so that a request
 * sent again isn't done again. Only the latest leader can write: each write looks whether the epoch is still its own.
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

  /** `lost` is told when the browser takes the database away later. */
  static async open(name: string, lost: (reason: string) => void): Promise<StateStore> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of [...STORES, "aside"]) request.result.createObjectStore(store, { autoIncrement: true });
    };
    // Some browsers never answer where storage is refused.
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("it doesn't answer")), OPEN_WITHIN);
    });
    return new StateStore(await Promise.race([resultOf(request), late]), lost);
  }
  close(): void {
    this.#database.close();
  }

  async epoch(): Promise<number> {
    return this.#read("meta", (store) => store.get("epoch")).then((epoch) => epoch ?? 0);
  }
  /** From here on only this tab writes. Null where another was quicker: the epoch is no longer the expected one. */
  async takeOffice(expected: number | null = null): Promise<number | null> {
    const write = this.#begin(["meta"], "readwrite");
    const meta = write.objectStore("meta");
    const epoch: number = (await resultOf(meta.get("epoch"))) ?? 0;
    if (expected !== null && epoch !== expected) return null;
    meta.put(epoch + 1, "epoch");
    await doneOf(write);
    return epoch + 1;
  }

  /** Null when nothing was kept yet; throws when it can't be used. */
  async load(): Promise<Kept | null> {
    const read = this.#begin(STORES, "readonly");
    const [meta, worlds, changes, answers] = STORES.map((name) => read.objectStore(name)) as [
      Store,
      Store,
      Store,
      Store,
    ];
    const [version, faults, ids, states, happened, known] = await Promise.all([
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
    const entries = ids.map((id, index) => [String(id), readState(states[index])] as const);
    return { faults: faults ?? {}, worlds: Object.fromEntries(entries), changes: happened.flat(), answers: known };
  }

  /** What happened, all of it or nothing. */
  append(epoch: number, { changes, answers }: Written): Promise<void> {
    return this.#write(epoch, ["changes", "answers"], (store) => {
      store("changes").add(changes);
      for (const answered of answers) store("answers").add(answered);
    });
  }

  /** Worlds as they stand now, in place of all that led there. `null` is a world that ended. */
  replace(
    epoch: number,
    worlds: ReadonlyMap<string, WorldState | null>,
    { answers }: Pick<Written, "answers">,
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

  keepFaults(epoch: number, plans: FaultPlans): Promise<void> {
    return this.#write(epoch, ["meta"], (store) => void store("meta").put(plans, "faults"));
  }

  /** Moves all there is out of the way, under a key of its own, and leaves nothing. */
  setAside(epoch: number, key: string): Promise<void> {
    return this.#write(epoch, [...STORES, "aside"], async (store) => {
      const [version, worlds, changes] = await Promise.all([
        resultOf(store("meta").get("version")),
        resultOf(store("worlds").getAll()),
        resultOf(store("changes").getAll()),
      ]);
      store("aside").put({ version, worlds, changes }, key);
      for (const name of ["worlds", "changes", "answers"]) store(name).clear();
      for (const name of ["version", "faults"]) store("meta").delete(name);
    });
  }

  #begin(stores: readonly string[], mode: IDBTransactionMode): IDBTransaction {
    // Handed to the system is safe enough: a tab that ends loses nothing, only a machine that does.
    return this.#database.transaction(stores, mode, { durability: "relaxed" });
  }
  async #write(
    epoch: number,
    stores: readonly string[],
    work: (store: StoreByName) => void | Promise<void>,
  ): Promise<void> {
    const transaction = this.#begin([...new Set(["meta", ...stores])], "readwrite");
    // Looked at first and not waited for: where it doesn't hold, all that was asked after it is taken back.
    const office = transaction.objectStore("meta").get("epoch");
    office.onsuccess = () => {
      if (office.result !== epoch) transaction.abort();
    };
    const done = doneOf(transaction);
    try {
      await Promise.all([work((name) => transaction.objectStore(name)), done]);
    } catch (error) {
      await done.catch(() => {});
      if (office.readyState === "done" && office.result !== epoch) throw new Deposed(`Epoch ${epoch} has ended.`);
      throw error;
    }
  }
  async #read(name: string, ask: (store: Store) => IDBRequest): Promise<number | undefined> {
    return resultOf(ask(this.#begin([name], "readonly").objectStore(name)));
  }
}

/** What a leader needs of it. */
export type Keeps = Pick<StateStore, "load" | "append" | "replace" | "keepFaults" | "setAside">;

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
