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
export type Kept = {
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
    const [version, ids, states, happened, known] = await Promise.all([
      resultOf(meta.get("version")),
      resultOf(worlds.getAllKeys()),
      resultOf(worlds.getAll()),
      resultOf(changes.getAll()),
      resultOf(answers.getAll()),
    ]);
    if (version === undefined && ids.length === 0) return null;
    if (version !== VERSION)
      throw new Error(`it has version ${String(version).slice(0, 20)}, this is version ${VERSION}`);
    const entries = ids.map((id, index) => [String(id), readState(states[index])] as const);
    return { worlds: Object.fromEntries(entries), changes: happened.flat(), answers: known };
  }

  /** What happened, all of it or nothing. */
  async append(epoch: number, { changes, answers }: Written): Promise<void> {
    const write = await this.#beginWrite(epoch);
    write.objectStore("changes").add(changes);
    for (const answered of answers) write.objectStore("answers").add(answered);
    await doneOf(write);
  }

  /** Worlds as they stand now, in place of all that led there. `null` is a world that ended. */
  async replace(
    epoch: number,
    worlds: ReadonlyMap<string, WorldState | null>,
    answers: Written["answers"],
  ): Promise<void> {
    const write = await this.#beginWrite(epoch);
    write.objectStore("meta").put(VERSION, "version");
    for (const [id, state] of worlds)
      if (state === null) write.objectStore("worlds").delete(id);
      else write.objectStore("worlds").put(state, id);
    write.objectStore("changes").clear();
    const known = write.objectStore("answers");
    for (const answered of answers) known.add(answered);
    const keys = await resultOf(known.getAllKeys());
    for (const old of keys.slice(0, -ANSWERS_KEPT)) known.delete(old);
    await doneOf(write);
  }

  /** Moves all there is out of the way, under a key of its own, and leaves nothing. */
  async setAside(epoch: number, key: string): Promise<void> {
    const write = await this.#beginWrite(epoch, ["aside"]);
    const parts = ["worlds", "changes", "answers"].map((name) => write.objectStore(name)) as [Store, Store, Store];
    const [version, ...values] = await Promise.all([
      resultOf(write.objectStore("meta").get("version")),
      ...parts.map((store) => resultOf(store.getAll())),
    ]);
    write.objectStore("aside").put({ version, worlds: values[0], changes: values[1] }, key);
    for (const store of parts) store.clear();
    write.objectStore("meta").delete("version");
    await doneOf(write);
  }

  #begin(stores: readonly string[], mode: IDBTransactionMode): IDBTransaction {
    // Handed to the system is safe enough: a tab that ends loses nothing, only a machine that does.
    return this.#database.transaction(stores, mode, { durability: "relaxed" });
  }
  async #beginWrite(epoch: number, more: readonly string[] = []): Promise<IDBTransaction> {
    const write = this.#begin([...STORES, ...more], "readwrite");
    const current = await resultOf(write.objectStore("meta").get("epoch"));
    if (current !== epoch) throw new Deposed(`Epoch ${epoch} has ended.`);
    return write;
  }
  async #read(name: string, ask: (store: Store) => IDBRequest): Promise<number | undefined> {
    return resultOf(ask(this.#begin([name], "readonly").objectStore(name)));
  }
}

type Store = IDBObjectStore;

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
