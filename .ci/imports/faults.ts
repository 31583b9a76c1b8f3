import { circles } from "./circles.ts";
import { isTest, type Layer, layerOf } from "./layers.ts";
import type { Import, Reading } from "./read.ts";

/** @returns a line for each import that the layers don't allow, with the allowed layers. */
export function findImportFaults({ imports, lost, needs }: Reading): string[] {
  const ours = imports.filter((each): each is Import & { to: string } => each.to !== undefined);
  const shipped = ours.filter(({ from }) => !isTest(from));
  return [
    ...lost
      .filter(({ from }) => layerOf(from))
      .map((each) => `${place(each)} ${each.specifier} leads nowhere: is it in the package's own package.json?`),
    ...shipped.flatMap((each) => {
      const fault = faultOf(each.from, each.to, needs);
      return fault ? [`${place(each)} ${each.specifier}: ${fault}`] : [];
    }),
    ...staleNeeds(shipped, needs),
    ...circles(shipped).map(({ folder, members, between }) =>
      [`${folder || "."}: ${members.join(", ")} import each other in a circle:`, ...between].join("\n    "),
    ),
  ];
}

const place = ({ from, line }: Import) => `${from}:${line}`;

function faultOf(from: string, to: string, needs: Reading["needs"]): string | undefined {
  const here = layerOf(from);
  if (!here) return undefined;
  const there = layerOf(to);
  if (!there) {
    if (/\/package\.json$/.test(to)) return undefined;
    return isTest(to) ? "published code imports no test" : "it is in no layer, see .ci/imports/layers.ts";
  }
  if (here.layer.parts && here.layer.parts === there.layer.parts) return betweenParts(here, there, needs);
  if (here.layer === there.layer || here.layer.imports.includes(there.layer.name)) return undefined;
  return `${here.layer.name} imports ${here.layer.imports.join(", ") || "nothing of ours"}; not ${there.layer.name}`;
}

type Standing = { layer: Layer; part?: string };

function betweenParts(here: Standing, there: Standing, needs: Reading["needs"]): string | undefined {
  const [own = "", other = ""] = [here.part, there.part];
  if (own === other) return undefined;
  if (here.layer.parts === "feature") return `${own} doesn't import ${other}: a route composes features`;
  if (!there.layer.isEntrance) return `${own} meets ${other} only through its exports.ts`;
  return needs.get(own)?.includes(other) ? undefined : `${other} isn't among the needs of ${own}, in its module.ts`;
}

/** Returns modules whose `needs` name a module they don't import. */
function staleNeeds(imports: readonly (Import & { to: string })[], needs: Reading["needs"]): string[] {
  const used = new Set(
    imports.map(({ from, to }) => {
      const [here, there] = [layerOf(from), layerOf(to)];
      return here?.layer.parts === "module" && there?.layer.parts === "module" ? `${here.part} ${there.part}` : "";
    }),
  );
  return [...needs].flatMap(([module, names]) =>
    names
      .filter((name) => !used.has(`${module} ${name}`))
      .map((name) => `apps/sandbox/src/modules/${module}/module.ts: it needs ${name} and imports nothing of it`),
  );
}
