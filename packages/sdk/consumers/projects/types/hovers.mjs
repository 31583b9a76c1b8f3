// Prints an editor's hover texts of a program with the packed package, as JSON. Uses TypeScript 5.9, which has an API
// for it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5";

const here = import.meta.dirname;
const file = join(here, "hovered.ts");
const program = `import { createClient, ErrorCodes, hasCode } from "@coffer/sdk";
const coffer = createClient();
const page = await coffer.assets.getUserAssetsHistory({ Coin: "BTC" });
export const amount = page.items[0]?.amount;
export const known = hasCode(page, ErrorCodes.insufficientAssets);
coffer.assets.getAssets.call(undefined);
coffer.convert.checkConvertOrderStatus({ rid: "1" });
`;
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => true,
  getCompilationSettings: () => ({
    ...{ strict: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 },
  }),
  getCurrentDirectory: () => here,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => {
    const text = path === file ? program : ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
});
const at = (words) => program.indexOf(words) + words.length - 1;
const hover = (words) => {
  const info = service.getQuickInfoAtPosition(file, at(words));
  return [ts.displayPartsToString(info?.displayParts), ts.displayPartsToString(info?.documentation)];
};
const offered = (words) => service.getCompletionsAtPosition(file, at(words), {})?.entries.map(({ name }) => name) ?? [];

// The files with the contract's schemas; the others are tables.
const gen = join(here, "node_modules/@coffer/sdk/dist/esm/generated");
const tables =
  /^(all-groups|contract|enums|http-status|labels|life-cycles|number-prefixes|operations|own-calls|key-|types|wire)/;
const fields = { described: 0, not: [] };
for (const name of readdirSync(gen).filter((each) => each.endsWith(".d.ts") && !tables.test(each))) {
  const source = ts.createSourceFile(name, readFileSync(join(gen, name), "utf8"), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isPropertySignature(node)) {
      if (ts.getJSDocCommentsAndTags(node).length > 0) fields.described += 1;
      else fields.not.push(`${name}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

console.log(
  JSON.stringify({
    result: hover("const page"),
    call: hover("coffer.assets.getUserAssetsHistory"),
    field: hover("[0]?.amount"),
    code: hover("ErrorCodes.insufficientAssets"),
    offeredOfCall: offered("getAssets.call"),
    offeredOfGroup: offered("convert.checkConvertOrderStatus"),
    fields,
  }),
);
