import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findImportFaults } from "./faults.ts";
import { isTest, layers } from "./layers.ts";
import { readImports } from "./read.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = (name: string, ...entries: string[]) =>
  JSON.stringify({
    name,
    exports: Object.fromEntries(
      entries.map((entry) => [entry, { "@coffer/source": `./src/${entry === "." ? "index" : entry.slice(2)}.ts` }]),
    ),
  });

/** A small repository in which every import is allowed. */
const house: Record<string, string> = {
  "packages/errors/package.json": manifest("@coffer/errors", "."),
  "packages/errors/src/index.ts": 'export * from "./catalogue.ts";',
  "packages/errors/src/catalogue.ts": "",
  "packages/ui/package.json": manifest("@coffer/ui", "."),
  "packages/ui/src/index.ts": 'export * from "./button.tsx";',
  "packages/ui/src/button.tsx": "",
  "packages/sdk/package.json": manifest("@coffer/sdk", ".", "./contract", "./rules", "./react-query"),
  "packages/sdk/src/index.ts": 'export * from "./call.ts";',
  "packages/sdk/src/react-query.ts": 'import "./call.ts";',
  "packages/sdk/src/contract.ts": "",
  "packages/sdk/src/rules.ts": "",
  "packages/sdk/src/call.ts": 'import "@coffer/errors"; import "./transport/send.ts"; import "./session/session.ts";',
  "packages/sdk/src/transport/send.ts": "",
  "packages/sdk/src/session/session.ts": 'import "../transport/send.ts";',
  "apps/sandbox/package.json": manifest("@coffer/sandbox", "."),
  "apps/sandbox/src/state/journal.ts": "",
  "apps/sandbox/src/ledger/ledger.ts": 'import "../state/journal.ts";',
  "apps/sandbox/src/world/world.ts": 'import "../ledger/ledger.ts";',
  "apps/sandbox/src/crypto/totp.ts": 'import "../world/world.ts";',
  "apps/sandbox/src/gen/validators.ts": 'import "@coffer/sdk/contract";',
  "apps/sandbox/src/engine/engine.ts": 'import "../world/world.ts"; import "../gen/validators.ts";',
  "apps/sandbox/src/area/define-area.ts": 'import "../engine/engine.ts";',
  "apps/sandbox/src/areas/coins/area.ts": 'import "../../area/define-area.ts"; export const area = { needs: [] };',
  "apps/sandbox/src/areas/coins/coin.ts": 'import "@coffer/errors";',
  "apps/sandbox/src/areas/coins/exports.ts": 'export * from "./coin.ts";',
  "apps/sandbox/src/areas/withdrawal/area.ts": 'import "./apply.ts"; export const area = { needs: ["coins"] };',
  "apps/sandbox/src/areas/withdrawal/apply.ts": 'import "../coins/exports.ts";',
  "apps/sandbox/src/areas/withdrawal/testing.ts": 'import "../../control/control.ts";',
  "apps/sandbox/src/areas/program.ts": 'import "./coins/area.ts"; import "./withdrawal/area.ts";',
  "apps/sandbox/src/world-file/diff.ts": 'import "../areas/coins/exports.ts";',
  "apps/sandbox/src/client/control-client.ts": 'import "../gen/validators.ts";',
  "apps/sandbox/src/control/control.ts": 'import "../areas/program.ts"; import "../world-file/diff.ts";',
  "apps/sandbox/src/doors/server.ts": 'import "../control/control.ts";',
  "apps/sandbox/src/cli/main.ts": 'import "../doors/server.ts";',
  "apps/sandbox/src/console/main.tsx": 'import "@coffer/ui"; import type { Control } from "../control/control.ts";',
  "apps/sandbox/src/index.ts": 'export * from "./doors/server.ts"; import "@coffer/sdk/contract";',
  "apps/web/package.json": "{}",
  "apps/web/src/main.tsx": 'import "./routes/withdraw.tsx";',
  "apps/web/src/routes/withdraw.tsx":
    'import "../features/withdraw/screen.tsx"; import "../features/recharge/screen.tsx"; import "../app/header.tsx";',
  "apps/web/src/features/withdraw/screen.tsx":
    'import "../../platform/flow.ts"; import "@coffer/ui"; import "./form.tsx";',
  "apps/web/src/features/withdraw/form.tsx": "",
  "apps/web/src/features/recharge/screen.tsx": "",
  "apps/web/src/app/header.tsx": 'import "../platform/flow.ts";',
  "apps/web/src/platform/flow.ts": 'import "./amount.ts"; import "@coffer/sdk"; import "@coffer/errors";',
  "apps/web/src/platform/amount.ts": 'import type { Id } from "../messages/ids.ts";',
  "apps/web/src/messages/ids.ts": "",
  "apps/web/e2e/run.ts": 'import "@coffer/sandbox";',
};

function faultsIn(files: Record<string, string>): string[] {
  root = realpathSync(mkdtempSync(join(tmpdir(), "coffer-imports-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, "node_modules/@coffer"), { recursive: true });
  for (const name of ["packages/errors", "packages/ui", "packages/sdk", "apps/sandbox"])
    symlinkSync(join(root, name), join(root, "node_modules/@coffer", name.split("/")[1] ?? ""));
  return findImportFaults(
    readImports(
      root,
      Object.keys(files).filter((path) => !path.endsWith(".json")),
    ),
  );
}

it("finds nothing where every import goes an allowed way", () => {
  expect(faultsIn(house)).toEqual([]);
});

// One forbidden import for each rule, and a word of the message it gives.
const planted: [file: string, text: string, said: string][] = [
  ["packages/errors/src/catalogue.ts", 'import "@coffer/sdk";', "not sdk/client"],
  ["packages/errors/src/index.ts", 'import "@coffer/ui";', "not ui"],
  ["packages/ui/src/button.tsx", 'import "@coffer/errors";', "nothing of ours"],
  ["packages/ui/src/index.ts", 'import "@coffer/sdk/rules";', "not sdk/rules"],
  ["packages/sdk/src/call.ts", 'import "@coffer/ui";', "not ui"],
  ["packages/sdk/src/rules.ts", 'import "@coffer/sandbox";', "not sandbox/doors"],
  ["packages/sdk/src/contract.ts", 'import "./index.ts";', "not sdk/client"],
  ["packages/sdk/src/index.ts", 'import "@coffer/ui";', "not ui"],
  ["apps/sandbox/src/index.ts", 'import "@coffer/ui";', "not ui"],
  ["apps/sandbox/src/engine/engine.ts", 'import "@coffer/sdk";', "not sdk/client"],
  ["apps/sandbox/src/state/journal.ts", 'import "../world/world.ts";', "not sandbox/world"],
  ["apps/sandbox/src/ledger/ledger.ts", 'import "../areas/coins/coin.ts";', "not sandbox/areas"],
  ["apps/sandbox/src/ledger/ledger.ts", 'import "../world/world.ts";', "not sandbox/world"],
  ["apps/sandbox/src/world/world.ts", 'import "../engine/engine.ts";', "not sandbox/engine"],
  ["apps/sandbox/src/crypto/totp.ts", 'import "../engine/engine.ts";', "not sandbox/engine"],
  ["apps/sandbox/src/gen/validators.ts", 'import "../engine/engine.ts";', "not sandbox/engine"],
  ["apps/sandbox/src/engine/engine.ts", 'import "../areas/coins/exports.ts";', "not sandbox/exports"],
  ["apps/sandbox/src/area/define-area.ts", 'import "../areas/program.ts";', "not sandbox/program"],
  ["apps/sandbox/src/areas/coins/exports.ts", 'import "../../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/areas/withdrawal/apply.ts", 'import "../program.ts";', "not sandbox/program"],
  ["apps/sandbox/src/areas/withdrawal/apply.ts", 'import "../coins/coin.ts";', "only through its exports.ts"],
  ["apps/sandbox/src/areas/program.ts", 'import "../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/world-file/diff.ts", 'import "../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/control/control.ts", 'import "../doors/server.ts";', "not sandbox/doors"],
  ["apps/sandbox/src/control/control.ts", 'import "../areas/coins/coin.ts";', "not sandbox/areas"],
  ["apps/sandbox/src/client/control-client.ts", 'import "../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/doors/server.ts", 'import "../console/main.tsx";', "not sandbox/console"],
  ["apps/sandbox/src/cli/main.ts", 'import "../console/main.tsx";', "not sandbox/console"],
  ["apps/sandbox/src/console/main.tsx", 'import "../doors/server.ts";', "not sandbox/doors"],
  ["apps/sandbox/src/console/main.tsx", 'import "@coffer/sdk/react-query";', "not sdk/client"],
  ["apps/web/src/messages/ids.ts", 'import "../platform/amount.ts";', "not web/platform"],
  ["apps/web/src/platform/flow.ts", 'import "../app/header.tsx";', "not web/app"],
  ["apps/web/src/platform/flow.ts", 'import "../features/withdraw/form.tsx";', "not web/features"],
  ["apps/web/src/platform/flow.ts", 'import "@coffer/sdk/contract";', "not sdk/contract"],
  ["apps/web/src/features/withdraw/form.tsx", 'import "../recharge/screen.tsx";', "withdraw doesn't import recharge"],
  ["apps/web/src/features/withdraw/form.tsx", 'import "../../app/header.tsx";', "not web/app"],
  ["apps/web/src/app/header.tsx", 'import "../features/withdraw/form.tsx";', "not web/features"],
  ["apps/web/src/app/header.tsx", 'import "../routes/withdraw.tsx";', "not web/routes"],
  ["apps/web/src/routes/withdraw.tsx", 'import "../main.tsx";', "not web/start"],
  ["apps/web/src/main.tsx", 'import "@coffer/sandbox";', "not sandbox/doors"],
];

describe("a planted fault", () => {
  it.each(planted)("%s: %s", (file, text, said) => {
    const faults = faultsIn({ ...house, [file]: `\n${text}\n${house[file]}` });
    expect(faults[0]).toMatch(new RegExp(`^${file}:2 `));
    expect(faults[0]).toContain(said);
  });

  it("is planted for every layer", () => {
    const without = layers.filter(({ of }) => !planted.some(([file]) => of.exec(file)));
    expect(without).toEqual([]);
  });

  it.each([
    ["static", 'import { x } from "../recharge/screen.tsx";'],
    ["for a type", 'import type { X } from "../recharge/screen.tsx";'],
    ["passed on", 'export { x } from "../recharge/screen.tsx";'],
    ["dynamic", 'export const load = () => import("../recharge/screen.tsx");'],
    ["a type in place", 'export type Screen = typeof import("../recharge/screen.tsx");'],
  ])("is found in an import that is %s", (_kind, text) => {
    expect(faultsIn({ ...house, "apps/web/src/features/withdraw/form.tsx": text })).toHaveLength(1);
  });
});

describe("areas of the sandbox", () => {
  const areas = "apps/sandbox/src/areas";

  it("import only what their area.ts says they need", () => {
    const [fault] = faultsIn({ ...house, [`${areas}/withdrawal/area.ts`]: "export const area = { needs: [] };" });
    expect(fault).toContain("coins isn't among the needs of withdrawal");
  });

  it("need only what they import", () => {
    const needs = 'export const area = { needs: ["coins", "prices"] };';
    const faults = faultsIn({ ...house, [`${areas}/withdrawal/area.ts`]: needs });
    expect(faults).toEqual([`${areas}/withdrawal/area.ts: it needs prices and imports nothing of it`]);
  });

  it("don't go round in a circle, whatever they say", () => {
    const faults = faultsIn({
      ...house,
      [`${areas}/coins/area.ts`]: 'export const area = { needs: ["withdrawal"] };',
      [`${areas}/coins/coin.ts`]: 'import "../withdrawal/exports.ts";',
      [`${areas}/withdrawal/exports.ts`]: "",
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${areas}: coins, withdrawal import each other`);
  });
});

it("finds the way into a package past its exports", () => {
  const file = "apps/web/src/platform/flow.ts";
  const [fault] = faultsIn({ ...house, [file]: 'import "../../../../packages/sdk/src/call.ts";' });
  expect(fault).toContain("not sdk/inside");
});

it("finds an import of a test, and one that leads nowhere", () => {
  const file = "apps/web/src/platform/flow.ts";
  expect(faultsIn({ ...house, [file]: 'import "../../e2e/run.ts";' })[0]).toContain("imports no test");
  expect(faultsIn({ ...house, [file]: 'import "left-pad";' })[0]).toContain("leads nowhere");
});

it("lets tests import what they need", () => {
  const file = "apps/web/src/platform/amount/amount.test.ts";
  expect(isTest(file)).toBe(true);
  expect(faultsIn({ ...house, [file]: 'import "@coffer/sandbox"; import "../app/header.tsx";' })).toEqual([]);
});

describe("folders that import each other", () => {
  it("are found when they do it directly", () => {
    const [fault] = faultsIn({
      ...house,
      "packages/sdk/src/transport/send.ts": 'import "../session/store.ts";',
      "packages/sdk/src/session/store.ts": "",
    });
    expect(fault).toMatch(/^packages\/sdk\/src: session, transport import each other/);
    expect(fault).toContain("transport/send.ts → packages/sdk/src/session/store.ts");
  });

  it("are found when they do it through a file above", () => {
    const [fault] = faultsIn({
      ...house,
      "packages/sdk/src/transport/send.ts": 'import "../settings.ts";',
      "packages/sdk/src/settings.ts": 'import type { Store } from "./session/store.ts";',
      "packages/sdk/src/session/store.ts": "",
    });
    expect(fault).toContain("session, settings.ts, transport");
  });

  it("are found among packages", () => {
    expect(
      faultsIn({
        ...house,
        "packages/sdk/tool.ts": 'import "../../spec/tools/bundle.ts";',
        "spec/tools/bundle.ts": 'import "../../packages/sdk/src/index.ts";',
      })[0],
    ).toContain("packages/sdk, spec");
  });
});
