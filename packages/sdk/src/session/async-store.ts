import { tryOrUndefined } from "../http/try-or-undefined.ts";
import type { SessionStore } from "./store.ts";
import { readSession, type StoredSession } from "./stored-session.ts";

/** How long a call waits for the store before it goes on with what is known. */
export const STORE_WAIT_MS = 2_000;

/** Where a session is kept that several processes share: Redis, a database, a file. Any of these may be slow or reject. */
export interface AsyncSessionStore {
  /** What `set` was given last, by whatever process; as JSON and back is fine. */
  get(): Promise<StoredSession | null | undefined>;
  set(session: StoredSession): Promise<unknown>;
  clear(): Promise<unknown>;
  /**
   * Runs the work while no other process runs its own for this session, so that one of them refreshes and the others take
   * its tokens. Let it go after half a minute at the latest: its holder may have died.
   */
  lock?(work: () => Promise<void>): Promise<unknown>;
  /** Tells when another process changed it. Without, a change is seen with the next call. @returns what stops it */
  subscribe?(listener: () => void): () => void;
}

/** How an asynchronous store is used. */
export interface AsyncStoreOptions {
  /** How long a call waits for the store before it goes on with what is known. @default 2_000 */
  readonly waitMs?: number | undefined;
  /** Told what the store rejects with, and when it takes too long. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** An asynchronous store as a client takes it. */
export interface AsyncStore extends SessionStore {
  load(): Promise<void>;
  lock(work: () => Promise<void>): Promise<void>;
  /** Waits until what changed is written, such as before a function ends its life. Rejects where it can't be written. */
  saved(): Promise<void>;
}

/**
 * A session store that answers later. The client works with what it knows; it asks the store before each call and, holding
 * its lock, before each refresh. What changes here is written behind, in order, and what can't be written is written next time.
 * @example createClient({ store: createAsyncStore(redisStore) })
 */
export function createAsyncStore(
  store: AsyncSessionStore,
  { waitMs = STORE_WAIT_MS, onError }: AsyncStoreOptions = {},
): AsyncStore {
  const listeners = new Set<() => void>();
  let kept: StoredSession | undefined;
  /** Whether `kept` is what the store had, or what was set here; until then nothing is known. */
  let known = false;
  /** Counts what changed here; `written` is the last of it that the store has. */
  let changes = 0;
  let written = 0;
  let saving: Promise<void> | undefined;
  /** Reads are numbered, for an early one may answer last. */
  let reads = 0;
  let lastRead = 0;
  let reading: Promise<void> | undefined;
  /** The store let us wait in vain: until it answers again, nobody waits. */
  let stuck = false;

  const report = (error: unknown) => void tryOrUndefined(() => onError?.(error));

  const save = async () => {
    while (written !== changes) {
      const change = changes;
      try {
        await (kept ? store.set(kept) : store.clear());
        written = change;
      } catch (error) {
        if (change === changes) throw error;
        report(error);
      }
    }
  };
  /** Writes what isn't written yet, one thing after another. */
  const persist = () => {
    saving ??= save().finally(() => {
      saving = undefined;
    });
    return saving;
  };
  const change = (session: StoredSession | undefined) => {
    kept = session;
    known = true;
    changes += 1;
    persist().catch(report);
    for (const listener of listeners) listener();
  };

  const read = async () => {
    // What the store hasn't got yet is newer than what it has.
    if (written !== changes) await persist();
    const [number, changesBefore] = [++reads, changes];
    const found = await store.get();
    stuck = false;
    // Changed here while the store was asked, or answered by a later question: this is old.
    if (changesBefore !== changes || number < lastRead) return;
    lastRead = number;
    const before = kept;
    kept = readSession(found, Number(found?.receivedAt) || 0, found?.startedAt);
    const isNews = known && !isSame(before, kept);
    known = true;
    if (isNews) for (const listener of listeners) listener();
  };
  /** Goes on without what takes too long or fails, where something is known to go on with. */
  const inTime = async (work: Promise<void>) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          stuck = true;
          reject(new Error(`The session store didn't answer within ${waitMs} ms.`));
        },
        stuck ? 0 : waitMs,
      );
    });
    try {
      await Promise.race([work, late]);
    } catch (error) {
      report(error);
      // Without what it was told: an address with a password may stand in it.
      if (!known) throw new Error("Neither this process nor the store knows of a session.");
    } finally {
      clearTimeout(timer);
    }
  };
  const load = () => {
    const mine = reading ?? read();
    reading = mine;
    const forget = () => {
      if (reading === mine) reading = undefined;
    };
    return inTime(mine.finally(forget)).finally(forget);
  };
  const alone = async (work: () => Promise<void>) => (store.lock ? store.lock(work) : work());

  return {
    get: () => kept,
    set: change,
    clear: () => change(undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = tryOrUndefined(() => store.subscribe?.(() => void load().catch(() => undefined)));
      return () => {
        listeners.delete(listener);
        tryOrUndefined(() => stop?.());
      };
    },
    load,
    lock: async (work) => {
      const lastOfAll = alone(async () => {
        // Asked anew, whatever is under way: another process may have refreshed until we got the lock.
        await inTime(read()).catch(() => undefined);
        await work();
        // Else who gets the lock next would find the old tokens.
        await inTime(persist()).catch(() => undefined);
      });
      // A lock that can't be had is no reason not to refresh: the client goes on without it.
      lastOfAll.catch(report);
      await lastOfAll;
    },
    saved: persist,
  };
}

function isSame(one: StoredSession | undefined, other: StoredSession | undefined): boolean {
  return one?.accessToken === other?.accessToken && one?.refreshToken === other?.refreshToken;
}
