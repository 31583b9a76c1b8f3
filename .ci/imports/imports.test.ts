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
  "apps/sandbox/src/core/engine.ts": 'import "../world/world.ts"; import "../gen/validators.ts";',
  "apps/sandbox/src/core/define-module.ts": 'import "./engine.ts";',
  "apps/sandbox/src/modules/assets/coins/module.ts":
    'import "../../../core/define-module.ts"; export const module = { needs: [] };',
  "apps/sandbox/src/modules/assets/coins/coin.ts": 'import "@coffer/errors";',
  "apps/sandbox/src/modules/assets/coins/exports.ts": 'export * from "./coin.ts";',
  "apps/sandbox/src/modules/withdrawals/module.ts":
    'import "./apply.ts"; export const module = { needs: ["assets/coins"] };',
  "apps/sandbox/src/modules/withdrawals/apply.ts": 'import "../assets/coins/exports.ts";',
  "apps/sandbox/src/modules/withdrawals/testing.ts": 'import "../../control/control.ts";',
  "apps/sandbox/src/modules/program.ts": 'import "./assets/coins/module.ts"; import "./withdrawals/module.ts";',
  "apps/sandbox/src/control/world-file/diff.ts": 'import "../../modules/assets/coins/exports.ts";',
  "apps/sandbox/src/client/control-client.ts": 'import "../gen/validators.ts";',
  "apps/sandbox/src/control/control.ts": 'import "../modules/program.ts"; import "./world-file/diff.ts";',
  "apps/sandbox/src/adapters/server.ts": 'import "../control/control.ts";',
  "apps/sandbox/src/stores/state-folder.ts": 'import type { Sandbox } from "../sandbox.ts";',
  "apps/sandbox/src/sandbox.ts": 'import "./control/control.ts";',
  "apps/sandbox/src/cli/main.ts": 'import "../adapters/server.ts";',
  "apps/sandbox/src/console/main.tsx": 'import "@coffer/ui"; import type { Control } from "../control/control.ts";',
  "apps/sandbox/src/index.ts": 'export * from "./adapters/server.ts"; import "@coffer/sdk/contract";',
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

it("finds no fault in allowed imports", () => {
  expect(faultsIn(house)).toEqual([]);
});

// A forbidden import for each rule, and a word of its message.
const planted: [file: string, text: string, said: string][] = [
  ["packages/errors/src/catalogue.ts", 'import "@coffer/sdk";', "not sdk/client"],
  ["packages/errors/src/index.ts", 'import "@coffer/ui";', "not ui"],
  ["packages/ui/src/button.tsx", 'import "@coffer/errors";', "nothing of ours"],
  ["packages/ui/src/index.ts", 'import "@coffer/sdk/rules";', "not sdk/rules"],
  ["packages/sdk/src/call.ts", 'import "@coffer/ui";', "not ui"],
  ["packages/sdk/src/rules.ts", 'import "@coffer/sandbox";', "not sandbox/adapters"],
  ["packages/sdk/src/contract.ts", 'import "./index.ts";', "not sdk/client"],
  ["packages/sdk/src/index.ts", 'import "@coffer/ui";', "not ui"],
  ["apps/sandbox/src/index.ts", 'import "@coffer/ui";', "not ui"],
  ["apps/sandbox/src/core/engine.ts", 'import "@coffer/sdk";', "not sdk/client"],
  ["apps/sandbox/src/state/journal.ts", 'import "../world/world.ts";', "not sandbox/world"],
  ["apps/sandbox/src/ledger/ledger.ts", 'import "../modules/assets/coins/coin.ts";', "not sandbox/modules"],
  ["apps/sandbox/src/ledger/ledger.ts", 'import "../world/world.ts";', "not sandbox/world"],
  ["apps/sandbox/src/world/world.ts", 'import "../core/engine.ts";', "not sandbox/core"],
  ["apps/sandbox/src/crypto/totp.ts", 'import "../core/engine.ts";', "not sandbox/core"],
  ["apps/sandbox/src/gen/validators.ts", 'import "../core/engine.ts";', "not sandbox/core"],
  ["apps/sandbox/src/core/engine.ts", 'import "../modules/assets/coins/exports.ts";', "not sandbox/exports"],
  ["apps/sandbox/src/core/define-module.ts", 'import "../modules/program.ts";', "not sandbox/program"],
  ["apps/sandbox/src/modules/assets/coins/exports.ts", 'import "../../../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/modules/withdrawals/apply.ts", 'import "../program.ts";', "not sandbox/program"],
  ["apps/sandbox/src/modules/withdrawals/apply.ts", 'import "../assets/coins/coin.ts";', "only through its exports.ts"],
  ["apps/sandbox/src/modules/program.ts", 'import "../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/stores/state-folder.ts", 'import "../cli/main.ts";', "not sandbox/cli"],
  ["apps/sandbox/src/control/control.ts", 'import "../adapters/server.ts";', "not sandbox/adapters"],
  ["apps/sandbox/src/control/control.ts", 'import "../modules/assets/coins/coin.ts";', "not sandbox/modules"],
  ["apps/sandbox/src/client/control-client.ts", 'import "../control/control.ts";', "not sandbox/control"],
  ["apps/sandbox/src/adapters/server.ts", 'import "../console/main.tsx";', "not sandbox/console"],
  ["apps/sandbox/src/cli/main.ts", 'import "../console/main.tsx";', "not sandbox/console"],
  ["apps/sandbox/src/console/main.tsx", 'import "../adapters/server.ts";', "not sandbox/adapters"],
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
  ["apps/web/src/main.tsx", 'import "@coffer/sandbox";', "not sandbox/adapters"],
];

describe("planted faults", () => {
  it.each(planted)("%s: %s", (file, text, said) => {
    const faults = faultsIn({ ...house, [file]: `\n${text}\n${house[file]}` });
    expect(faults[0]).toMatch(new RegExp(`^${file}:2 `));
    expect(faults[0]).toContain(said);
  });

  it("exists for every layer", () => {
    const without = layers.filter(({ of }) => !planted.some(([file]) => of.exec(file)));
    expect(without).toEqual([]);
  });

  it.each([
    ["static", 'import { x } from "../recharge/screen.tsx";'],
    ["for a type", 'import type { X } from "../recharge/screen.tsx";'],
    ["passed on", 'export { x } from "../recharge/screen.tsx";'],
    ["dynamic", 'export const load = () => import("../recharge/screen.tsx");'],
    ["a type in place", 'export type Screen = typeof import("../recharge/screen.tsx");'],
  ])("are found in an import that is %s", (_kind, text) => {
    expect(faultsIn({ ...house, "apps/web/src/features/withdraw/form.tsx": text })).toHaveLength(1);
  });
});

describe("modules of the sandbox", () => {
  const modules = "apps/sandbox/src/modules";

  it("import only modules that their needs name", () => {
    const [fault] = faultsIn({
      ...house,
      [`${modules}/withdrawals/module.ts`]: "export const module = { needs: [] };",
    });
    expect(fault).toContain("assets/coins isn't among the needs of withdrawals");
  });

  it("name only needs that they import", () => {
    const needs = 'export const module = { needs: ["assets/coins", "assets/prices"] };';
    const faults = faultsIn({ ...house, [`${modules}/withdrawals/module.ts`]: needs });
    expect(faults).toEqual([`${modules}/withdrawals/module.ts: it needs assets/prices and imports nothing of it`]);
  });

  it("never import each other in a circle", () => {
    const faults = faultsIn({
      ...house,
      [`${modules}/assets/coins/module.ts`]: 'export const module = { needs: ["withdrawals"] };',
      [`${modules}/assets/coins/coin.ts`]: 'import "../../withdrawals/exports.ts";',
      [`${modules}/withdrawals/exports.ts`]: "",
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${modules}: assets/coins, withdrawals import each other`);
  });
});

it("finds an import past a package's exports", () => {
  const file = "apps/web/src/platform/flow.ts";
  const [fault] = faultsIn({ ...house, [file]: 'import "../../../../packages/sdk/src/call.ts";' });
  expect(fault).toContain("not sdk/inside");
});

it("finds an import of a test and one that can't be resolved", () => {
  const file = "apps/web/src/platform/flow.ts";
  expect(faultsIn({ ...house, [file]: 'import "../../e2e/run.ts";' })[0]).toContain("imports no test");
  expect(faultsIn({ ...house, [file]: 'import "left-pad";' })[0]).toContain("leads nowhere");
});

it("lets tests import anything", () => {
  const file = "apps/web/src/platform/amount/amount.test.ts";
  expect(isTest(file)).toBe(true);
  expect(faultsIn({ ...house, [file]: 'import "@coffer/sandbox"; import "../app/header.tsx";' })).toEqual([]);
});

describe("folders that import each other", () => {
  it("are found directly", () => {
    const [fault] = faultsIn({
      ...house,
      "packages/sdk/src/transport/send.ts": 'import "../session/store.ts";',
      "packages/sdk/src/session/store.ts": "",
    });
    expect(fault).toMatch(/^packages\/sdk\/src: session, transport import each other/);
    expect(fault).toContain("transport/send.ts → packages/sdk/src/session/store.ts");
  });

  it("are found through a file above", () => {
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
