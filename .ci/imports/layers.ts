/**
 * A layer: its files, and the other layers that they may import.
 * Groups captured by `of` divide it into parts that don't import each other. Modules are the exception: a module may import
 * the `exports.ts` of a module that its `needs` name.
 */
export type Layer = {
  name: string;
  of: RegExp;
  imports: readonly string[];
  parts?: "feature" | "module";
  isEntrance?: boolean;
};

const contract = ["sdk/contract", "sdk/rules", "errors"];
const client = ["sdk/client", "sdk/rules", "errors"];
const platform = ["web/messages", "ui", ...client];

const belowCore = [
  "sandbox/client",
  "sandbox/world",
  "sandbox/ledger",
  "sandbox/state",
  "sandbox/crypto",
  "sandbox/gen",
  ...contract,
];
const belowModules = ["sandbox/core", ...belowCore];
const aboveModules = ["sandbox/program", "sandbox/exports", ...belowModules];

/** Layers of published files, the most specific first. Tests and tools are in no layer: they import what they need. */
export const layers: readonly Layer[] = [
  // Other packages import only what a package's manifest exports.
  { name: "errors", of: /^packages\/errors\/src\/index\.ts$/, imports: ["errors/inside"] },
  { name: "errors/inside", of: /^packages\/errors\/src\//, imports: [] },
  { name: "ui", of: /^packages\/ui\/src\/(?:index\.ts|theme\.css)$/, imports: ["ui/inside"] },
  { name: "ui/inside", of: /^packages\/ui\/src\//, imports: [] },

  { name: "sdk/contract", of: /^packages\/sdk\/src\/contract\.ts$/, imports: ["sdk/inside", "errors"] },
  { name: "sdk/rules", of: /^packages\/sdk\/src\/rules\.ts$/, imports: ["sdk/inside", "errors"] },
  {
    name: "sdk/client",
    of: /^packages\/sdk\/src\/(?:index|effect|react-query|testing(?:-faults)?|webhooks\/verify-webhook)\.ts$/,
    imports: ["sdk/inside", "errors"],
  },
  { name: "sdk/inside", of: /^packages\/sdk\/src\//, imports: ["errors"] },

  { name: "sandbox/state", of: /^apps\/sandbox\/src\/state\//, imports: [] },
  { name: "sandbox/ledger", of: /^apps\/sandbox\/src\/ledger\//, imports: ["sandbox/state"] },
  { name: "sandbox/world", of: /^apps\/sandbox\/src\/world\//, imports: ["sandbox/ledger", "sandbox/state"] },
  { name: "sandbox/crypto", of: /^apps\/sandbox\/src\/crypto\//, imports: ["sandbox/world", "sandbox/state"] },
  { name: "sandbox/gen", of: /^apps\/sandbox\/src\/gen\//, imports: contract },
  // The client of the control API. The API itself uses the same types.
  { name: "sandbox/client", of: /^apps\/sandbox\/src\/client\//, imports: ["sandbox/gen"] },
  { name: "sandbox/core", of: /^apps\/sandbox\/src\/core\//, imports: belowCore },
  {
    name: "sandbox/exports",
    of: /^apps\/sandbox\/src\/modules\/([^/]+(?:\/[^/]+)?)\/exports\.ts$/,
    imports: belowModules,
    parts: "module",
    isEntrance: true,
  },
  {
    name: "sandbox/modules",
    of: /^apps\/sandbox\/src\/modules\/([^/]+(?:\/[^/]+)?)\//,
    imports: belowModules,
    parts: "module",
  },
  // The files that combine the modules.
  {
    name: "sandbox/program",
    of: /^apps\/sandbox\/src\/modules\/[^/]+$/,
    imports: ["sandbox/modules", "sandbox/exports", ...belowModules],
  },
  {
    name: "sandbox/control",
    of: /^apps\/sandbox\/src\/control\//,
    imports: ["sandbox/client", ...aboveModules],
  },
  {
    name: "sandbox/stores",
    of: /^apps\/sandbox\/src\/stores\//,
    imports: ["sandbox/adapters", "sandbox/control", ...aboveModules],
  },
  {
    name: "sandbox/adapters",
    of: /^apps\/sandbox\/src\/(?:adapters\/|[^/]+$)/,
    imports: ["sandbox/cli", "sandbox/client", "sandbox/control", "sandbox/stores", ...aboveModules],
  },
  {
    name: "sandbox/cli",
    of: /^apps\/sandbox\/src\/cli\//,
    imports: ["sandbox/client", "sandbox/adapters", "sandbox/control", ...aboveModules],
  },
  {
    name: "sandbox/console",
    of: /^apps\/sandbox\/src\/console\//,
    imports: ["sandbox/client", "sandbox/control", "ui", ...aboveModules],
  },

  // The app's single entry to the generated code: every layer may import it.
  { name: "web/messages", of: /^apps\/web\/src\/messages\//, imports: [] },
  { name: "web/platform", of: /^apps\/web\/src\/platform\//, imports: platform },
  {
    name: "web/features",
    of: /^apps\/web\/src\/features\/([^/]+)\//,
    imports: ["web/platform", ...platform],
    parts: "feature",
  },
  { name: "web/app", of: /^apps\/web\/src\/app\//, imports: ["web/platform", ...platform] },
  {
    name: "web/routes",
    of: /^apps\/web\/src\/routes\//,
    imports: ["web/features", "web/app", "web/platform", ...platform],
  },
  {
    name: "web/start",
    of: /^apps\/web\/src\/[^/]+$/,
    imports: ["web/routes", "web/app", "web/platform", ...platform],
  },
];

/** Matches tests and the files that only tests use, beside the source too. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^(?:packages|apps)\/[^/]+\/(?:test|e2e|examples|bench|packed|consumers|gallery|dev)\//.test(path) ||
  /^apps\/sandbox\/src\/(?:testing\/|modules\/(?:[^/]+\/)+testing\.ts$)/.test(path);

/** @returns the layer of a file and its part. */
export function layerOf(path: string): { layer: Layer; part?: string } | undefined {
  if (isTest(path)) return undefined;
  for (const layer of layers) {
    const match = layer.of.exec(path);
    if (match) return match[1] ? { layer, part: match[1] } : { layer };
  }
  return undefined;
}
