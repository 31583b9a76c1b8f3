import { redisStore } from "../../examples/redis-store.ts";
import { createAsyncStore, createClient } from "../../src/index.ts";

// A process that shares its session with others: `session-process.ts <address of the API> <address of Redis> <calls>`.
const [baseUrl = "", redis = "", calls = "1"] = process.argv.slice(2);

const ask = async (...command: unknown[]) => {
  const reply = await fetch(redis, { method: "POST", body: JSON.stringify(command) });
  return reply.json();
};
const store = createAsyncStore(
  redisStore(
    {
      get: (key) => ask("get", key),
      set: (key, value, options = {}) => ask("set", key, value, options),
      del: (key) => ask("del", key),
      // The only script: the lock's holder releases it.
      eval: (_, { keys, arguments: [mine] }) => ask("release", keys[0], mine),
    },
    "session:vera",
  ),
);
const coffer = createClient({ environment: "sandbox", baseUrl, store });
const results = await Promise.all(Array.from({ length: Number(calls) }, () => coffer.assets.getAssets()));
process.stdout.write(JSON.stringify({ answered: results.length, token: coffer.session.get()?.accessToken }));
coffer.close();
