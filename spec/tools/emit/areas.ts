import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const sandbox = "apps/sandbox/src";

/** The sandbox's areas, and what they give its tests: one list each, made from the folders. */
export function areas(): [path: string, text: string][] {
  const list = (file: string, part: string, from: string, head: readonly string[]) => {
    const names = foldersWith(file);
    const imports = names.map((name) => `import { ${part} as ${variable(name)} } from "${from}/${name}/${file}";`);
    return `${["// Written by gen from the folders of areas/.", head[0], ...imports, "", `${head[1]} = [`, ...names.map((name) => `  ${variable(name)},`), "];"].join("\n")}\n`;
  };
  return [
    [
      `${sandbox}/areas/all.gen.ts`,
      list("area.ts", "area", ".", [
        'import type { Area } from "../area/define-area.ts";',
        "export const allAreas: readonly Area[]",
      ]),
    ],
    [
      `${sandbox}/testing/areas.gen.ts`,
      list("testing.ts", "testing", "../areas", [
        'import type { AreaTesting } from "./scene.ts";',
        "export const areasTesting: readonly AreaTesting[]",
      ]),
    ],
  ];
}

function foldersWith(file: string): string[] {
  const folder = fileURLToPath(new URL(`${sandbox}/areas/`, root));
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && existsSync(`${folder}${each.name}/${file}`))
    .map(({ name }) => name)
    .sort();
}

const variable = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
