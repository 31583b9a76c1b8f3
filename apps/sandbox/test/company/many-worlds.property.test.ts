import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { rounds, say, seed, startWatch, TIMEOUT_MS } from "../../../../.ci/property.ts";
import { createControl } from "../../src/client/control-client.ts";
import { auditLedger } from "../../src/ledger/audit.ts";
import { Sandbox } from "../../src/sandbox.ts";
import { StateFolder } from "../../src/stores/state-folder.ts";
import { Random, seedRandom } from "../../src/world/random.ts";
import { killAll, type SandboxProcess, startProcess } from "./process.ts";

/** A day in minutes; 20 160 worlds are created in it. */
const MINUTES = 24 * 60;
const NEW_A_MINUTE = 14;
const OLD_A_MINUTE = 6;
const MINUTE = 60_000;
/** At most 500 worlds of about half a megabyte each are in memory, beside the program. */
const MOST_MEGABYTES = 700;
const OPTIONS = ["--frozen", "--max-worlds", "30000"];
const USDC = { coin: "USDC", network: "ERC20", address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617", amount: "20" };
const folder = mkdtempSync(join(tmpdir(), "coffer-many-"));
const state = join(folder, "state");
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Acknowledged ledger entries by world. */
const told = new Map<string, string[]>();

/**
 * Advances the world to this minute, requests a withdrawal, and cancels every other one. Returns false if the process
 * is gone.
 */
async function visit({ url }: SandboxProcess, world: string, minute: number): Promise<boolean> {
  const ids = told.get(world) ?? [];
  told.set(world, ids);
  const control = createControl({ url: url.origin, world });
  try {
    const { now } = await control("GET", "clock");
    await control("POST", "clock/advance", { ms: Math.max(0, minute * MINUTE - (Date.parse(now) - began)) });
    const { accessToken } = await control("POST", "personas/sign-in", { name: "enterprise" });
    const send = async (method: string, call: string, body?: object) => {
      const reply = await fetch(new URL(`/api/services/app/CoinTransactionOut/${call}`, url), {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          "content-type": "application/json",
          "idempotency-key": `${call.slice(0, 6)}-${world}-${minute}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, ...((await reply.json()) as { result: { id: string } | null }) };
    };
    const applied = await send("POST", "ApplyTransactionOut", USDC);
    // A world visited again may have its balance held by earlier withdrawals until those expire.
    if (applied.result === null) return true;
    ids.push(`${applied.result.id}:hold`);
    if (minute % 2 === 0) {
      const cancelled = await send("GET", `CancelApplyTransactionOut?id=${applied.result.id}`);
      if (cancelled.status === 200) ids.push(`${applied.result.id}:void`);
    }
    return true;
  } catch {
    // Cut off: an unacknowledged request may or may not be stored.
    return false;
  }
}
let began = 0;

test(
  "loses no acknowledged entry over 20 000 worlds and a kill each minute",
  async () => {
    const startedAt = startWatch();
    const random = new Random(seedRandom(`many ${seed}`), { mark: 0, record: () => {} });
    // One process runs all day, the other is killed each minute. A world belongs to one process at a time.
    const lasting = await startProcess(state, "0", OPTIONS);
    let killed = await startProcess(state, "0", OPTIONS);
    const clock = await createControl({ url: lasting.url.origin, world: "main" })("GET", "clock");
    began = Date.parse(clock.now);
    const names: string[] = [];
    let [most, cut, minutes] = [0, 0, 0];
    for (const minute of rounds("minutes with a kill", { test: 1, soak: MINUTES })) {
      const old = Array.from(
        { length: Math.min(names.length, OLD_A_MINUTE) },
        () => names[random.below(names.length)] ?? "",
      );
      const fresh = Array.from({ length: NEW_A_MINUTE }, (_, at) => `w-${minute}-${at}`);
      names.push(...fresh);
      const worlds = [...new Set([...fresh, ...old])];
      const victim = killed;
      const visits = worlds.map((world, at) => visit(at % 3 === 0 ? victim : lasting, world, minute));
      // Kills it mid-way, after a different number of requests each time.
      const [mine, others] = [visits.filter((_, at) => at % 3 === 0), visits.filter((_, at) => at % 3 !== 0)];
      await Promise.race(mine.slice(minute % mine.length));
      const next = startProcess(state, "0", OPTIONS);
      await victim.kill();
      cut += (await Promise.all(mine)).filter((isDone) => !isDone).length;
      expect(await Promise.all(others)).not.toContain(false);
      killed = await next;
      most = Math.max(most, lasting.usage().megabytes);
      minutes += 1;
    }
    await Promise.all([lasting.kill(), killed.kill()]);
    say(
      "many worlds",
      `${names.length} worlds, ${minutes} kills, ${cut} visits cut off, ${Math.round(most)} MB at most`,
      startedAt,
    );
    expect(most).toBeLessThan(MOST_MEGABYTES);

    const messages: string[] = [];
    const sandbox = new Sandbox({ maxWorlds: 30_000 });
    new StateFolder(state, sandbox, (message) => messages.push(message)).open();
    let entries = 0;
    for (const [world, ids] of told) {
      if (ids.length === 0) continue;
      const { ledger } = sandbox.worlds.open(world, 0).world;
      expect([world, ids.filter((id) => ledger.entry(id) === undefined)]).toEqual([world, []]);
      expect([world, auditLedger(ledger).findings]).toEqual([world, []]);
      entries += ids.length;
    }
    say("acknowledged", `${entries} entries, none lost`, startedAt);
    // The lasting process completed its requests: all of each minute's new worlds but every third.
    expect(entries).toBeGreaterThanOrEqual(minutes * Math.floor((NEW_A_MINUTE * 2) / 3));
    expect(messages.filter((message) => !message.includes("never written whole"))).toEqual([]);
  },
  TIMEOUT_MS,
);
