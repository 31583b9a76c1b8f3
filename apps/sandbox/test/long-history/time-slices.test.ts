import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addHistory } from "../../bench/long-history.ts";
import { WORLD_LIMIT } from "../../src/adapters/read-request.ts";
import { type RunningServer, startServer } from "../../src/adapters/server.ts";
import { createControl } from "../../src/client/control-client.ts";
import { atOnce } from "../../src/state/time-slices.ts";
import { runInTimeSlices } from "../../src/stores/run-in-time-slices.ts";

const RECORDS = 4000;
let folder = "";
let server: RunningServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "coffer-"));
  server = await startServer({ port: 0, live: false, state: join(folder, "state") });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const deposit = { coin: "BTC", network: "BTC", amount: "1", name: "mei" } as const;

test("serves others while it exports, hashes, compares, forks and imports", async () => {
  addHistory(server.sandbox.world(), "80413", RECORDS);
  const control = createControl({ url: server.url });
  const elsewhere = createControl({ url: server.url, world: "elsewhere" });
  let written = 0;
  /** Counts the other calls that were answered before this one. */
  const during = async <T>(work: Promise<T>): Promise<[T, number]> => {
    let [isDone, answered] = [false, 0];
    const done = work.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await elsewhere("GET", "chain/networks");
      await control("POST", "chain/deposit", deposit);
      written += 1;
      answered += 1;
    }
    return [await done, answered];
  };
  const entries = async (world: string) => (await createControl({ url: server.url, world })("GET", "world")).entries;

  const [file] = await during(control("GET", "worlds/export"));
  const [, whileHashed] = await during(control("GET", "world/hash"));
  await during(control("POST", "worlds/fork", { id: "fork" }));
  const [diff] = await during(control("GET", "worlds/diff", { from: "fork", to: "main" }));
  const [, whileImported] = await during(control("POST", "worlds/import", { id: "import", file }));
  const { world: snapshot } = file;
  const restored = createControl({ url: server.url, world: "fork" })("POST", "snapshot", snapshot);
  const [, whileRestored] = await during(restored);
  // The other operations end so quickly that few calls come in between.
  const long = { whileHashed, whileImported, whileRestored };
  for (const [what, answered] of Object.entries(long)) expect([what, answered > 1]).toEqual([what, true]);

  // Each file is a consistent moment: together they are the same world.
  expect(diff.same).toBe(false);
  expect((await control("GET", "worlds/diff", { from: "fork", to: "import" })).same).toBe(true);
  expect(await entries("import")).toBe((snapshot.ledger as unknown[]).length);
  expect((await control("GET", "chain/transactions")).items.length).toBe(50);
  expect(written).toBeGreaterThan(20);

  // Another process reads the file: all acknowledged data is there, and requests wait meanwhile.
  const hash = (await control("GET", "world/hash")).hash;
  await server.stop();
  server = await startServer({ port: 0, live: false, state: join(folder, "state") });
  const again = createControl({ url: server.url });
  const asked = await Promise.all(Array.from({ length: 4 }, () => again("GET", "world/hash")));
  expect(asked.map((each) => each.hash)).toEqual(Array(4).fill(hash));
});

test("reserves a name during creation and refuses the second of two imports", async () => {
  const control = createControl({ url: server.url });
  const file = await control("GET", "worlds/export");
  const both = await Promise.allSettled([1, 2].map(() => control("POST", "worlds/import", { id: "twice", file })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("returns or throws the same in time slices as at once", async () => {
  const counted = function* (until: number) {
    for (let count = 0; count < until; count++) yield count % 7 === 0 ? Promise.resolve() : undefined;
    if (until === 13) throw new Error("thirteen");
    return until;
  };
  expect(await Promise.all([runInTimeSlices(counted(100)), runInTimeSlices(counted(9))])).toEqual([100, 9]);
  await expect(runInTimeSlices(counted(13))).rejects.toThrow("thirteen");
  expect(() => atOnce(counted(9))).toThrow("ask again");
});

test("allows importable sizes through the shipped proxy", async () => {
  const conf = await readFile(new URL("../../container/nginx.conf", import.meta.url), "utf8");
  expect(conf).toContain(`client_max_body_size ${WORLD_LIMIT / 1024 / 1024}m;`);
});
