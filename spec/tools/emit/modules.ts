import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const sandbox = "apps/sandbox/src";

/** Lists the sandbox's modules and the test data of each, from the folders: `modules/<word>` or `modules/<word>/<part>`. */
export function modules(): [path: string, text: string][] {
  const list = (file: string, part: string, from: string, head: readonly string[]) => {
    const names = foldersWith(file);
    const imports = names.map((name) => `import { ${part} as ${variable(name)} } from "${from}/${name}/${file}";`);
    return `${["// Written by gen from the folders of modules/.", head[0], ...imports, "", `${head[1]} = [`, ...names.map((name) => `  ${variable(name)},`), "];"].join("\n")}\n`;
  };
  return [
    [
      `${sandbox}/modules/all.gen.ts`,
      list("module.ts", "module", ".", [
        'import type { Module } from "../core/define-module.ts";',
        "export const allModules: readonly Module[]",
      ]),
    ],
    [
      `${sandbox}/testing/modules.gen.ts`,
      list("testing.ts", "testing", "../modules", [
        'import type { ModuleTesting } from "./scene.ts";',
        "export const modulesTesting: readonly ModuleTesting[]",
      ]),
    ],
  ];
}

function foldersWith(file: string): string[] {
  const top = fileURLToPath(new URL(`${sandbox}/modules/`, root));
  const foldersIn = (path: string) =>
    readdirSync(top + path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [path + each.name] : []));
  const words = foldersIn("");
  return [...words, ...words.flatMap((word) => foldersIn(`${word}/`))]
    .filter((name) => existsSync(`${top}${name}/${file}`))
    .sort();
}

const variable = (name: string) => name.replace(/[-/](.)/g, (_, letter: string) => letter.toUpperCase());
