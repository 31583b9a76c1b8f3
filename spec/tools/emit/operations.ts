import { kebab } from "../groups.ts";
import { type Model, pascal } from "../model.ts";
import { byGroup, firstLine, type Source } from "./text.ts";

const about = `
// A group's table is a text, for that is smallest: a path and the operations there, parted by semicolons. An operation
// is its name, then words where it differs from the usual. Usual: GET, the service the path names or else base, bearer
// token, GET is safe to resend and nothing else is, input of GET goes to the query and of all others to the body.
//   /api/x/Basic/                   goes on with the operation's name, first letter in upper case: /api/x/Basic/GetEnum
//   POST | PUT | PATCH | DELETE     the method
//   merchant | multisig | content   the service
//   none | optional                 carries no token | carries one where there is a session
//   safe | key | never              may it be resent
//   start | refresh | end           what it does to the session
//   query                           there is no body: all fields are for the query
//   query:a,b                       fields for the query
//   multipart                       the body is a form with files
//   encrypt:a,b.c                   fields sent encrypted; <field>KeyId is filled
//   derive:a/1/b+c                  field derived first, with a pTR ticket of businessType 1 for fields b and c joined
// Read with readTable and readOperation of ../read-operation.ts.
`;

const groupNames = (source: Source) => byGroup(source).map(([group]) => group);
const eachFrom = (verb: "import" | "export", names: readonly string[]) =>
  names.map((group) => `${verb} { ${group} } from "./${kebab(group)}.ts";\n`).join("");

/** The tables of all groups by name. A file of nothing else, so that a bundler can tell which of them are taken. */
export const operations = (source: Source): string => `${firstLine}${about}\n${eachFrom("export", groupNames(source))}`;

/** The tables of all groups in one object. */
export function allGroups(source: Source): string {
  const names = groupNames(source);
  return `${firstLine}\n${eachFrom("import", names)}\n/** The tables of all groups. */\nexport const groups = { ${names.join(", ")} } as const;\n`;
}

/** What the client calls by itself, each with its line: refreshing a session, and what it encrypts with. */
export function ownCalls({ models }: Source): string {
  const lines = (name: string, is: (model: Model) => boolean) => {
    const rows = models
      .filter(is)
      .map((model) => `  ${model.id}: "${[tablePath(model), ...wordsOf(model)].join(" ")}",\n`);
    return `\nexport const ${name} = {\n${rows.join("")}} as const;\n`;
  };
  const refresh = lines("refreshCalls", ({ session }) => session === "refresh");
  return firstLine + refresh + lines("sealCalls", ({ id }) => id === "getKEIS" || id === "pTR");
}

/** The operations a request signed with an API key may ask for. */
export function keyOperations({ models }: Source): string {
  const names = models.filter(({ permission }) => permission).flatMap(({ id, alias = [] }) => [id].concat(alias));
  const rows = names.map((name) => `  "${name}",\n`);
  return `${firstLine}\nexport const keyOperations: readonly string[] = [\n${rows.join("")}];\n`;
}

/** The table of one group. */
export const table = (group: string, models: Model[]): string =>
  `export const ${group} =\n  ${JSON.stringify(packed(models))} as GroupTable<"${group}">;\n`;

function packed(models: Model[]): string {
  // An alias is an entry of its own, at the path its operation's name leads to.
  const aliases = models.flatMap((model) => (model.alias ? [{ ...model, id: model.alias }] : []));
  const byPath = Map.groupBy([...models, ...aliases], tablePath);
  return [...byPath]
    .flatMap(([path, members]) => [path, ...members.map((model) => [model.id, ...wordsOf(model)].join(" "))])
    .join(";");
}

/** The path, without the operation's name where it ends with that. */
const tablePath = ({ path, id }: Model): string => (path.endsWith(`/${pascal(id)}`) ? path.slice(0, -id.length) : path);

function queryWord({ method, fields }: Model): string {
  const inQuery = fields.filter((field) => field.in === "query");
  if (method === "GET") return "";
  if (inQuery.length === fields.length) return "query";
  return inQuery.length > 0 ? `query:${inQuery.map(({ name }) => name).join(",")}` : "";
}

function wordsOf(model: Model): string[] {
  const usualRetry = model.method === "GET" ? "safe" : "never";
  const derived = model.encrypted.flatMap(({ field, derived }) =>
    derived ? [`derive:${field}/${derived.businessType}/${derived.key.join("+")}`] : [],
  );
  return [
    model.method === "GET" ? "" : model.method,
    model.service === "base" || tablePath(model).includes(`/${model.service}/`) ? "" : model.service,
    model.auth === "required" ? "" : model.auth,
    model.retry === usualRetry ? "" : model.retry,
    model.session ?? "",
    model.multipart ? "multipart" : "",
    queryWord(model),
    model.encrypted.length > 0 ? `encrypt:${model.encrypted.map(({ field }) => field).join(",")}` : "",
    ...derived,
  ].filter((word) => word !== "");
}
