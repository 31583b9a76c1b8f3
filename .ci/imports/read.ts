import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

/** An import as written, and the file of this repository that it resolves to. A library has no `to`. */
export type Import = { from: string; line: number; specifier: string; to?: string };

/** `lost` has the imports that can't be resolved: they are faults too. */
export type Reading = {
  imports: Import[];
  lost: Import[];
  /** The modules that each sandbox module's `module.ts` declares. */
  needs: Map<string, string[]>;
};

/** Reads the static, dynamic and type imports of files, resolved as Node and the bundler do. */
export function readImports(root: string, paths: readonly string[]): Reading {
  const resolver = new ResolverFactory({
    conditionNames: ["@coffer/source", "import", "default"],
    extensions: [".ts", ".tsx", ".js"],
    builtinModules: true,
  });
  const reading: Reading = { imports: [], lost: [], needs: new Map() };
  for (const from of paths) {
    const text = readFileSync(join(root, from), "utf8");
    const module = /^apps\/sandbox\/src\/modules\/([^/]+(?:\/[^/]+)?)\/module\.ts$/.exec(from)?.[1];
    if (module) reading.needs.set(module, needsIn(text));
    for (const [specifier, at] of specifiersOf(from, text)) {
      // Made by a plugin of the bundler: there is no file.
      if (specifier.startsWith("virtual:")) continue;
      const found: Import = { from, line: text.slice(0, at).split("\n").length, specifier };
      const { path, error, builtin } = resolver.sync(dirname(join(root, from)), specifier.replace(/\?.*$/, ""));
      if (error && !builtin) reading.lost.push(found);
      else if (path && !path.includes(`${sep}node_modules${sep}`)) {
        reading.imports.push({ ...found, to: relative(root, path).replaceAll(sep, "/") });
      } else reading.imports.push(found);
    }
  }
  return reading;
}

const needsIn = (text: string): string[] =>
  [...(/\bneeds: \[([^\]]*)\]/.exec(text)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);

/** @returns the specifiers that a file imports, with their offsets. */
function specifiersOf(path: string, text: string): Map<string, number> {
  const parsed = parseSync(path, text);
  const found = new Map<string, number>();
  for (const { moduleRequest } of parsed.module.staticImports) found.set(moduleRequest.value, moduleRequest.start);
  for (const { moduleRequest } of parsed.module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) found.set(moduleRequest.value, moduleRequest.start);
  // `import("…")` may be anywhere in the tree. Few files have one, and a visit is slow.
  if (text.includes("import(")) {
    new Visitor({
      ImportExpression({ source }) {
        if (source.type === "Literal" && typeof source.value === "string") found.set(source.value, source.start);
      },
      TSImportType({ source }) {
        found.set(source.value, source.start);
      },
    }).visit(parsed.program);
  }
  return found;
}
