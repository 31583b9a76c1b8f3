import { expect, test } from "vitest";
import { rounds, seed, TIMEOUT_MS } from "../../../../.ci/property.ts";
import { program } from "../modules/program.ts";
import { TestSandbox } from "../testing/client.ts";
import { faultsOfReply } from "../testing/control-schemas.ts";
import { Random, seedRandom } from "../world/random.ts";
import { routes } from "./control.ts";
import type { WorldFile } from "./world-file/world-file.ts";

type Json = Record<string, unknown> | unknown[];
/** Values that an editor, another version or a broken disk may leave in a file. */
const STRANGE = [null, "", "x", "9".repeat(400), 0, -1, 1.5, 1e300, 253402300800000, true, [], {}, [null], { id: 1 }];

/** Deletes, repeats, swaps or replaces one value of the file. Returns a description. */
function spoil(file: WorldFile, random: Random): string {
  const path: string[] = [];
  let at = file as unknown as Json;
  for (;;) {
    const names = Object.keys(at);
    const name = names[random.below(names.length)] ?? "";
    const value = (at as Record<string, unknown>)[name];
    path.push(name);
    const isInside = typeof value === "object" && value !== null && Object.keys(value).length > 0;
    if (isInside && random.below(6) > 0) {
      at = value as Json;
      continue;
    }
    const other = names[random.below(names.length)] ?? "";
    const holder = at as Record<string, unknown>;
    const how = random.below(5);
    if (how === 0) delete holder[name];
    else if (how === 1) holder[name] = holder[other];
    else if (how === 2 && Array.isArray(at)) at.push(structuredClone(value));
    else holder[name] = structuredClone(STRANGE[random.below(STRANGE.length)]);
    return `${path.join(".")} ${how}`;
  }
}

function ask(sandbox: TestSandbox, world: string, call: string): { status: number; body: unknown } {
  const [path = "", query = ""] = call.slice("GET ".length).split("?");
  const headers = { "x-sandbox-world": world };
  const request = { method: "GET", path: `/__sandbox/api/${path}`, query, headers, body: { kind: "none" } } as const;
  const { status, body } = sandbox.handle({ ...request, ip: "127.0.0.1" }, 0);
  return { status, body: JSON.parse(body) };
}

/** Calls that need the id of one record. */
const ABOUT_ONE = ["GET worlds/diff", "GET authenticator", "GET books/statement", "GET log/entry"];

/** Returns every call that the console's panels make for a world. */
function asked(sandbox: TestSandbox, world: string): string[] {
  const about = (call: string, list: string, field: string) => {
    const { items } = ask(sandbox, world, list).body as { items: Record<string, string>[] };
    return items.map((item) => `${call}${encodeURIComponent(item[field] ?? "")}`);
  };
  return [
    ...[...routes.keys()].filter((call) => call.startsWith("GET ") && !ABOUT_ONE.includes(call)),
    `GET worlds/diff?from=whole-0&to=${world}`,
    ...about("GET authenticator?uid=", "GET users?limit=1000", "uid"),
    ...about("GET books/statement?account=", "GET books/accounts", "account"),
  ];
}

/** Returns nothing if the reply matches the control API's document and a panel can show it. */
function unshown(sandbox: TestSandbox, world: string, call: string): unknown {
  const { status, body } = ask(sandbox, world, call);
  if (status !== 200) return [status, body];
  const faults = faultsOfReply(call.split("?")[0] ?? "", body);
  return faults.length === 0 ? null : faults;
}

/** Returns files of worlds with rows in every table that the scenarios fill. */
function filesOf(sandbox: TestSandbox): WorldFile[] {
  const { control } = sandbox.stranger();
  return program.scenarios.map(({ name }) => {
    control("POST", "scenario", { name });
    return control("GET", "worlds/export").body as WorldFile;
  });
}

test(
  "refuses a broken file without a change, or makes a world that every panel can show",
  () => {
    const sandbox = TestSandbox.start();
    const files = filesOf(sandbox);
    const random = new Random(seedRandom(`files ${seed}`), { mark: 0, record: () => {} });
    const { control } = sandbox.stranger();
    for (const [index, file] of files.entries())
      expect([index, control("POST", "worlds/import", { id: `whole-${index}`, file }).status]).toEqual([index, 200]);
    const before = JSON.stringify(sandbox.state().worlds);
    let accepted = 0;
    let done = 0;
    for (const turn of rounds("broken world files", { test: 20, soak: 10_000 })) {
      done += 1;
      const file = structuredClone(files[random.below(files.length)] as WorldFile);
      const what = spoil(file, random);
      const { status } = control("POST", "worlds/import", { id: "spoiled", file });
      expect([what, [200, 400].includes(status)]).toEqual([what, true]);
      if (status === 200) {
        accepted += 1;
        for (const call of asked(sandbox, "spoiled"))
          expect([what, call, unshown(sandbox, "spoiled", call)]).toEqual([what, call, null]);
        control("DELETE", "worlds", { id: "spoiled" });
      }
      // Comparing the whole state is slow; a change would still be visible at the next comparison.
      if (turn % 50 === 0) expect(JSON.stringify(sandbox.state().worlds)).toBe(before);
    }
    expect(JSON.stringify(sandbox.state().worlds)).toBe(before);
    // The test is significant only if both outcomes are frequent.
    expect(accepted).toBeGreaterThan(done / 10);
    expect(accepted).toBeLessThan(done / 2);
  },
  TIMEOUT_MS,
);
