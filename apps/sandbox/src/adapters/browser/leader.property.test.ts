import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty } from "../../../../../.ci/property.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { DEFAULT_START } from "../../modules/seed-world.ts";
import { Sandbox } from "../../sandbox.ts";
import { canonical, hashText } from "../../state/hash.ts";
import { NotingSandbox, request, walk } from "../../testing/request-walk.ts";
import { Leader } from "./leader.ts";
import type { Notice } from "./notices.ts";
import { type Batch, type LeaderStore, LeadershipLost, type SavedState } from "./state-store.ts";

/** The state store without a browser: the same guarantees, in memory. */
class MemoryStore implements LeaderStore {
  epoch = 1;
  kept: SavedState | null = null;
  aside: unknown = null;
  isFull = false;

  async load() {
    return structuredClone(this.kept);
  }
  async append(epoch: number, written: Batch) {
    this.#check(epoch);
    const { changes, answers } = structuredClone(written);
    const kept = this.kept ?? { faults: {}, worlds: {}, changes: [], answers: [] };
    this.kept = { ...kept, changes: [...kept.changes, ...changes], answers: [...kept.answers, ...answers] };
  }
  async replace(...[epoch, worlds, { answers }]: Parameters<LeaderStore["replace"]>) {
    this.#check(epoch);
    const kept = this.kept ?? { faults: {}, worlds: {}, changes: [], answers: [] };
    const all = Object.entries({ ...kept.worlds, ...Object.fromEntries(structuredClone(worlds)) });
    const left = all.flatMap(([id, state]) => (state === null ? [] : [[id, state] as const]));
    this.kept = { ...kept, worlds: Object.fromEntries(left), changes: [], answers: [...kept.answers, ...answers] };
  }
  async writeFaults(...[epoch, faults]: Parameters<LeaderStore["writeFaults"]>) {
    this.#check(epoch);
    if (this.kept) this.kept = { ...this.kept, faults };
  }
  async setAside(...[, , keepWorlds]: Parameters<LeaderStore["setAside"]>) {
    this.aside = structuredClone(this.kept);
    if (!keepWorlds) this.kept = null;
  }
  #check(epoch: number) {
    if (this.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    if (epoch !== this.epoch) throw new LeadershipLost("Another leads.");
  }
}

const seed = { live: false, startAt: DEFAULT_START };
const told: Notice[] = [];
const lead = (store: MemoryStore, epoch = store.epoch) =>
  Leader.start(store, epoch, seed, (notice) => void told.push(notice));

/** The state of another sandbox loaded from the store. */
async function keptStates(store: MemoryStore): Promise<Record<string, string>> {
  const sandbox = new Sandbox(seed);
  const kept = await store.load();
  sandbox.restore({ version: 1, worlds: kept?.worlds ?? {} }, 0);
  for (const change of kept?.changes ?? []) sandbox.apply(change, 0);
  for (const { world } of sandbox.worlds.list()) expect(auditLedger(world.ledger).findings).toEqual([]);
  return statesOf(sandbox);
}
const statesOf = ({ worlds }: Sandbox) =>
  Object.fromEntries(worlds.list().map(({ world }) => [world.id, hashText(withoutIds(JSON.stringify(world.state())))]));

test("gives the replies and state of one sandbox through any changes of leader", async () => {
  const walks = fc.array(request, { minLength: 5, maxLength: 30 });
  // The number of requests before the leader disappears, and whether its last reply arrived.
  const changes = fc.array(fc.record({ after: fc.integer({ min: 1, max: 12 }), heard: fc.boolean() }), {
    maxLength: 6,
  });
  await checkProperty(
    "changes of the leader",
    { test: 3, soak: 300 },
    fc.asyncProperty(walks, changes, async (steps, ends) => {
      const one = NotingSandbox.start();
      walk(one, steps);
      const store = new MemoryStore();
      let leader = await lead(store);
      let left = [...ends];
      let until = left[0]?.after ?? Number.POSITIVE_INFINITY;
      for (const [at, { request: asked, reply }] of one.noted.entries()) {
        let heard = await leader.answerOnce(`ask-${at}`, asked);
        if (--until <= 0) {
          const [end, ...more] = left;
          left = more;
          until = more[0]?.after ?? Number.POSITIVE_INFINITY;
          store.epoch += 1;
          leader = await lead(store);
          // Lost: resent, and not executed again. A read may be.
          if (end?.heard === false) heard = await leader.answerOnce(`ask-${at}`, asked);
        }
        expect([heard.status, withoutIds(heard.body)]).toEqual([reply.status, withoutIds(reply.body)]);
      }
      expect(await keptStates(store)).toEqual(statesOf(one));
    }),
  );
  expect(told).toEqual([]);
});

/** The next leader doesn't count earlier reads, so request ids differ; tables are in the order of first use. */
const withoutIds = (body: string) => canonical(JSON.parse(body)).replace(/req_[0-9A-Z]+|"requests":\d+/g, "");

test("refuses writes of a former leader", async () => {
  const store = new MemoryStore();
  const leader = await lead(store);
  store.epoch += 1;
  const sandbox = NotingSandbox.start();
  sandbox.stranger().control("POST", "clock/advance", { ms: 1 });
  const asked = sandbox.noted[0]?.request;
  if (!asked) throw new Error("nothing was asked");
  await expect(leader.answer(asked)).rejects.toThrow(LeadershipLost);
  const next = await lead(store);
  expect((await next.answer(asked)).status).toBe(200);
});

test("reports a failing store once and continues", async () => {
  const store = new MemoryStore();
  const leader = await lead(store);
  store.isFull = true;
  const sandbox = NotingSandbox.start();
  for (const ms of [1, 2, 3]) sandbox.stranger().control("POST", "clock/advance", { ms });
  for (const { request: asked, reply } of sandbox.noted) expect((await leader.answer(asked)).body).toBe(reply.body);
  expect(told.splice(0).map(({ kind }) => kind)).toEqual(["memory"]);
});

test("sets an unusable saved world aside and names it, and starts clean the next time", async () => {
  const store = new MemoryStore();
  const sandbox = NotingSandbox.start();
  const api = sandbox.stranger();
  for (const id of ["good", "bad"]) api.control("POST", "worlds/fork", { id });
  const leader = await lead(store);
  for (const { request: asked } of sandbox.noted) await leader.answer(asked);
  const before = await keptStates(store);
  if (!store.kept) throw new Error("nothing was kept");
  const impossible = { world: "bad", steps: [["row", "spies", "1", {}] as const], requests: 1 };
  store.kept = { ...store.kept, changes: [...store.kept.changes, impossible] };
  const given = structuredClone(store.kept);
  store.epoch += 1;
  await lead(store);
  expect(told.splice(0).map(({ kind, text }) => [kind, text.en])).toEqual([
    ["aside", expect.stringContaining('The saved world "bad" could not be used (There is no table spies')],
  ]);
  expect(store.aside).toEqual(given);
  const { bad: _bad, ...others } = before;
  expect(await keptStates(store)).toEqual(others);
  store.epoch += 1;
  await lead(store);
  expect(told).toEqual([]);
});
