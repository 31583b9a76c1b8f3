import type { Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "getModuleInfo" | "parse" | "resolve">;
type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

/** One name a module takes from another. "*" is all of them. */
interface Taken {
  source: string;
  name: string;
  /** Under which name it is handed on; "*" = under its own. */
  as?: string;
}

interface Read {
  taken: Taken[];
  /** A barrel: it only hands on what it takes. */
  isBarrel: boolean;
}

/**
 * The modules a module really imports, itself first, but for what an earlier walk with the same `seen` went through.
 * Barrels are followed only to the names that are asked for, or whoever takes one button would have every component.
 */
export async function usedModules(root: string, context: Context, seen: Set<string>): Promise<Set<string>> {
  const used = new Set<string>();
  const waiting: [id: string, name: string][] = [[root, "*"]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, asked] = next;
    const { taken, isBarrel } = read(id, context);
    const key = isBarrel ? `${id} ${asked}` : id;
    if (seen.has(key)) continue;
    seen.add(key);
    const picks = isBarrel && asked !== "*";
    if (!isBarrel) used.add(id);
    const said = new Set<string>();
    for (const { source, name, as } of taken) {
      if (picks && as !== asked && as !== "*") continue;
      const target = (await context.resolve(source, id))?.id;
      if (!target) continue;
      said.add(target);
      if (!picks || as === asked) waiting.push([target, name]);
      else if (context.getModuleInfo(target)?.exports.includes(asked)) waiting.push([target, asked]);
    }
    // What no statement says: the JSX runtime, and all that a CommonJS module requires.
    const implied = (context.getModuleInfo(id)?.importedIds ?? []).filter((target) => !picks && !said.has(target));
    waiting.push(...implied.map((target): [string, string] => [target, "*"]));
  }
  return used;
}

const reads = new WeakMap<object, Map<string, Read>>();

function read(id: string, context: Context): Read {
  const ofBuild = reads.get(context) ?? new Map<string, Read>();
  reads.set(context, ofBuild);
  const known = ofBuild.get(id);
  if (known) return known;
  const code = context.getModuleInfo(id)?.code;
  const made = code ? readTaken(context.parse(code, { lang: "tsx" }).body) : { taken: [], isBarrel: false };
  ofBuild.set(id, made);
  return made;
}

type Name = { type: "Identifier"; name: string } | { type: "Literal"; value: string };
const nameOf = (node: Name) => (node.type === "Identifier" ? node.name : node.value);

function readTaken(body: readonly Statement[]): Read {
  const taken: Taken[] = [];
  const locals = new Map<string, Taken>();
  let isBarrel = body.length > 0;
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") {
      if (statement.importKind === "type") continue;
      const source = statement.source.value;
      if (statement.specifiers.length === 0) taken.push({ source, name: "*" });
      for (const specifier of statement.specifiers) {
        if (specifier.type === "ImportSpecifier" && specifier.importKind === "type") continue;
        const name =
          specifier.type === "ImportSpecifier"
            ? nameOf(specifier.imported)
            : specifier.type === "ImportDefaultSpecifier"
              ? "default"
              : "*";
        const one: Taken = { source, name };
        locals.set(specifier.local.name, one);
        taken.push(one);
      }
    } else if (statement.type === "ExportAllDeclaration") {
      if (statement.exportKind === "type") continue;
      taken.push({
        source: statement.source.value,
        name: "*",
        as: statement.exported ? nameOf(statement.exported) : "*",
      });
    } else if (statement.type === "ExportNamedDeclaration" && !statement.declaration) {
      if (statement.exportKind === "type") continue;
      for (const { local, exported, exportKind } of statement.specifiers) {
        if (exportKind === "type") continue;
        const as = nameOf(exported);
        if (statement.source) taken.push({ source: statement.source.value, name: nameOf(local), as });
        else {
          const one = locals.get(nameOf(local));
          if (one) taken.push({ ...one, as });
          else isBarrel = false;
        }
      }
    } else isBarrel &&= statement.type === "ExpressionStatement" && "directive" in statement;
  }
  return { taken, isBarrel };
}
