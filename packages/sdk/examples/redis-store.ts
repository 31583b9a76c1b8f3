import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { AsyncSessionStore, StoredSession } from "@coffer/sdk";

/** What the store needs of a Redis client, as node-redis has it. */
export interface RedisLike {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options?: { NX?: true; PX?: number }): Promise<string | null>;
  del(key: string): Promise<number>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** As long as a refresh token lives; a session nobody used in that time is over. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** A holder that died lets the others wait no longer than this. */
const LOCK_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/** Only who holds the lock gives it back: it may have run out, and be somebody else's by now. */
const RELEASE = 'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0';

/** A session in Redis, for all processes that work with it; pass it to `createAsyncStore`. One key for each session. */
export function redisStore(redis: RedisLike, key: string): AsyncSessionStore {
  const lockKey = `${key}:lock`;
  return {
    get: async (): Promise<StoredSession | undefined> => JSON.parse((await redis.get(key)) ?? "null") ?? undefined,
    set: (session) => redis.set(key, JSON.stringify(session), { PX: SESSION_MS }),
    clear: () => redis.del(key),
    lock: async (work) => {
      const mine = randomUUID();
      while ((await redis.set(lockKey, mine, { NX: true, PX: LOCK_MS })) === null) await wait(LOOK_AGAIN_MS);
      try {
        await work();
      } finally {
        await redis.eval(RELEASE, { keys: [lockKey], arguments: [mine] });
      }
    },
  };
}
