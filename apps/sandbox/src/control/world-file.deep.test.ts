import { expect, test } from "vitest";
import { rounds, seed } from "../../../../.ci/deep.ts";
import { program } from "../areas/program.ts";
import { TestSandbox } from "../testing/client.ts";
import { Random, seedRandom } from "../world/random.ts";
import type { WorldFile } from "../world-file/world-file.ts";
import { routes } from "./control.ts";

type Json = Record<string, unknown> | unknown[];
/** What somebody's editor, another version or a broken disk leaves in a file. */
const STRANGE = [null, "", "x", "9".repeat(400), 0, -1, 1.5, 1e300, 253402300800000, true, [], {}, [null], { id: 1 }];

/** After fewer, the share of those that are accepted says little. */
const LEAST_ROUNDS = 100;

/** One value somewhere in the file deleted, repeated, swapped or replaced. Says which. */
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

const getIn = (sandbox: TestSandbox, world: string, call: string) =>
  sandbox.handle(
    {
      method: "GET",
      path: `/__sandbox/api/${call}`,
      query: "",
      headers: { "x-sandbox-world": world },
      body: { kind: "none" },
      ip: "127.0.0.1",
    },
    0,
  ).status;

/** A world with something in every table the scenarios fill. */
function filesOf(sandbox: TestSandbox): WorldFile[] {
  const { control } = sandbox.stranger();
  return program.scenarios.map(({ name }) => {
    control("POST", "scenario", { name });
    return control("GET", "worlds/export").body as WorldFile;
  });
}

test("a broken file is refused and changes nothing, or makes a world every panel can show", () => {
  const sandbox = TestSandbox.start();
  const files = filesOf(sandbox);
  const random = new Random(seedRandom(`files ${seed}`), { mark: 0, record: () => {} });
  const { control } = sandbox.stranger();
  for (const [index, file] of files.entries())
    expect([index, control("POST", "worlds/import", { id: `whole-${index}`, file }).status]).toEqual([index, 200]);
  const before = JSON.stringify(sandbox.state().worlds);
  let accepted = 0;
  let done = 0;
  for (const turn of rounds("broken world files", 10_000, LEAST_ROUNDS)) {
    done += 1;
    const file = structuredClone(files[random.below(files.length)] as WorldFile);
    const what = spoil(file, random);
    const { status } = control("POST", "worlds/import", { id: "spoiled", file });
    expect([what, [200, 400].includes(status)]).toEqual([what, true]);
    if (status === 200) {
      accepted += 1;
      for (const call of routes.keys()) {
        if (!call.startsWith("GET ")) continue;
        const shown = getIn(sandbox, "spoiled", call.slice(4));
        expect([what, call, shown === 500]).toEqual([what, call, false]);
      }
      control("DELETE", "worlds", { id: "spoiled" });
    }
    // The whole state is long to write; a change would still be there the next time.
    if (turn % 50 === 0) expect(JSON.stringify(sandbox.state().worlds)).toBe(before);
  }
  expect(JSON.stringify(sandbox.state().worlds)).toBe(before);
  // Worth something only if both happen often.
  expect(accepted).toBeGreaterThan(done / 10);
  expect(accepted).toBeLessThan(done / 2);
}, 900_000);
