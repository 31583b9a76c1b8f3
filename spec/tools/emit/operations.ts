import { kebab } from "../groups.ts";
import { type Encrypted, type Model, pascal } from "../model.ts";
import { byGroup, firstLine, key, type Source } from "./text.ts";

const groupNames = (source: Source) => byGroup(source).map(([group]) => group);
const eachFrom = (verb: "import" | "export", names: readonly string[]) =>
  names.map((group) => `${verb} { ${group} } from "./${kebab(group)}.ts";\n`).join("");

/** Exports the tables of all groups by name. A separate file, so that bundlers can drop unused tables. */
export const operations = (source: Source): string => `${firstLine}\n${eachFrom("export", groupNames(source))}`;

/** The tables of all groups in one object. */
export function allGroups(source: Source): string {
  const names = groupNames(source);
  return `${firstLine}\n${eachFrom("import", names)}\n/** The tables of all groups. */\nexport const groups = { ${names.join(", ")} } as const;\n`;
}

/** What the client calls by itself: refreshing a session, and what it encrypts with. */
export function ownCalls({ models }: Source): string {
  const own = models.filter(({ id, session }) => session === "refresh" || id === "getKEIS" || id === "pTR");
  const consts = own.map((model) => `\nexport const ${model.id}: OperationSpec = ${specOf(model)};\n`);
  return `${firstLine}\nimport type { OperationSpec } from "../http/operation-spec.ts";\n${consts.join("")}`;
}

/** Generates the list of operations that accept an API key. */
export function keyOperations({ models }: Source): string {
  const names = models.filter(({ permission }) => permission).flatMap(({ id, alias = [] }) => [id].concat(alias));
  const rows = names.map((name) => `  "${name}",\n`);
  return `${firstLine}\nexport const keyOperations: readonly string[] = [\n${rows.join("")}];\n`;
}

/** The table of one group. An alias is a row of its own: the same call under another name. */
export function table(group: string, models: Model[]): string {
  const rows = models.flatMap((model) => (model.alias ? [model, { ...model, id: model.alias }] : [model]));
  const text = rows.map((model) => `  ${model.id}: ${specOf(model)},\n`).join("");
  return `export const ${group}: GroupTable<keyof ${pascal(group)}Operations> = {\n${text}};\n`;
}

/** What a client needs to know of an operation, without what `planOf` fills in. */
function specOf(model: Model): string {
  const { method, path, service, auth, retry, session, multipart } = model;
  const isGet = method === "GET";
  return literal({
    ...(!isGet && { method }),
    path,
    ...(service !== "base" && { service }),
    ...(auth !== "required" && { auth }),
    ...(retry !== (isGet ? "safe" : "never") && { retry }),
    ...(session && { session }),
    ...queryOf(model),
    ...(multipart && { multipart }),
    ...(model.encrypted.length > 0 && { encrypted: model.encrypted.map(encryptedOf) }),
  });
}

function queryOf({ method, fields }: Model): { query?: string[] | "all" } {
  if (method === "GET") return {};
  const inQuery = fields.filter((field) => field.in === "query");
  if (inQuery.length === fields.length) return { query: "all" };
  return inQuery.length > 0 ? { query: inQuery.map(({ name }) => name) } : {};
}

const encryptedOf = ({ field, derived }: Encrypted) =>
  derived ? { field, derived: { businessType: derived.businessType, key: derived.key } } : field;

/** A value as a TypeScript literal, its names without quotes where they need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inside]) => `${key(name)}: ${literal(inside)}`)
    .join(", ")} }`;
}
