/**
 * A layer of the house: the files it holds and the layers these may import, beside their own.
 * Groups captured by `of` divide it into parts that don't import each other. Areas are the exception: they may import
 * another area's `exports.ts` if `needs` in their own `area.ts` names it.
 */
export type Layer = {
  name: string;
  of: RegExp;
  imports: readonly string[];
  parts?: "feature" | "area";
  isEntrance?: boolean;
};

const contract = ["sdk/contract", "sdk/rules", "errors"];
const client = ["sdk/client", "sdk/rules", "errors"];
const platform = ["web/messages", "ui", ...client];

const belowEngine = ["sandbox/world", "sandbox/ledger", "sandbox/state", "sandbox/crypto", "sandbox/gen", ...contract];
const belowAreas = ["sandbox/area", "sandbox/engine", ...belowEngine];
const aboveAreas = ["sandbox/program", "sandbox/exports", ...belowAreas];

/** Layers of the files that ship, the most specific first. Tests and tools belong to none: they import what they need. */
export const layers: readonly Layer[] = [
  // A package is entered by what its manifest exports; the rest of it is its own.
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
  // What others may call a running sandbox's control API with; the API itself is held to the same types.
  { name: "sandbox/client", of: /^apps\/sandbox\/src\/client\//, imports: ["sandbox/gen"] },
  { name: "sandbox/engine", of: /^apps\/sandbox\/src\/engine\//, imports: belowEngine },
  { name: "sandbox/area", of: /^apps\/sandbox\/src\/area\//, imports: ["sandbox/engine", ...belowEngine] },
  {
    name: "sandbox/exports",
    of: /^apps\/sandbox\/src\/areas\/([^/]+)\/exports\.ts$/,
    imports: belowAreas,
    parts: "area",
    isEntrance: true,
  },
  { name: "sandbox/areas", of: /^apps\/sandbox\/src\/areas\/([^/]+)\//, imports: belowAreas, parts: "area" },
  // The modules that combine the areas.
  {
    name: "sandbox/program",
    of: /^apps\/sandbox\/src\/areas\/[^/]+$/,
    imports: ["sandbox/areas", "sandbox/exports", ...belowAreas],
  },
  { name: "sandbox/world-file", of: /^apps\/sandbox\/src\/world-file\//, imports: aboveAreas },
  {
    name: "sandbox/control",
    of: /^apps\/sandbox\/src\/control\//,
    imports: ["sandbox/client", "sandbox/world-file", ...aboveAreas],
  },
  {
    name: "sandbox/doors",
    of: /^apps\/sandbox\/src\/(?:doors\/|[^/]+$)/,
    imports: ["sandbox/cli", "sandbox/client", "sandbox/control", "sandbox/world-file", ...aboveAreas],
  },
  {
    name: "sandbox/cli",
    of: /^apps\/sandbox\/src\/cli\//,
    imports: ["sandbox/client", "sandbox/doors", "sandbox/world-file", ...aboveAreas],
  },
  {
    name: "sandbox/console",
    of: /^apps\/sandbox\/src\/console\//,
    imports: ["sandbox/client", "sandbox/control", "sandbox/world-file", "ui", ...aboveAreas],
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

/** Tests, and what is only there for them; they may stand beside the source. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^(?:packages|apps)\/[^/]+\/(?:test|e2e|examples|bench|packed|consumers|gallery|dev)\//.test(path) ||
  /^apps\/sandbox\/src\/(?:testing\/|areas\/[^/]+\/testing\.ts$)/.test(path);

/** The layer a file stands in, and which part of it. */
export function layerOf(path: string): { layer: Layer; part?: string } | undefined {
  if (isTest(path)) return undefined;
  for (const layer of layers) {
    const match = layer.of.exec(path);
    if (match) return match[1] ? { layer, part: match[1] } : { layer };
  }
  return undefined;
}
