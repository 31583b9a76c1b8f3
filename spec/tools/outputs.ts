import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { codeTables } from "./emit/code-tables.ts";
import { contract, wire } from "./emit/contract.ts";
import { controlFiles } from "./emit/control.ts";
import { enums } from "./emit/enums.ts";
import { errorCodes } from "./emit/error-codes.ts";
import { errorData } from "./emit/error-data.ts";
import { groupFiles, typesFile } from "./emit/group-files.ts";
import { labels } from "./emit/labels.ts";
import { lifeCycleTables } from "./emit/life-cycle-tables.ts";
import { lifeCycles } from "./emit/life-cycles.ts";
import { modules } from "./emit/modules.ts";
import { allGroups, keyOperations, operations, ownCalls } from "./emit/operations.ts";
import { screenTable } from "./emit/screens.ts";
import { table } from "./emit/table.ts";
import { validatorTypes } from "./emit/validator-types.ts";
import { validators } from "./emit/validators.ts";
import { ownersOfSchemas, spec } from "./groups.ts";
import { modelsOf } from "./model.ts";
import { derivedFiles, withPathList } from "./refusals.ts";
import { keywords } from "./rules/keywords.ts";
import { readScreens } from "./screens.ts";

const sdk = "packages/sdk/src/generated";
const sandbox = "apps/sandbox/src/gen";

/** The parts of the contract that follow from its groups, by path from the root. The bundle needs them. */
export function contractFiles(): [path: string, text: string][] {
  const file = "spec/openapi.yaml";
  const list: [string, string] = [file, withPathList(readFileSync(join(spec, "openapi.yaml"), "utf8"))];
  return [list, ...derivedFiles().map(([name, text]): [string, string] => [`spec/${name}`, text])];
}

/** Everything else `gen` writes, by path from the root. `spec/dist` is a build result, the others are committed. */
export async function outputs(errorNames: ReadonlyMap<number, string>): Promise<ReadonlyMap<string, string>> {
  const document = await bundle();
  const misread = [...keywords({ document, catalogue: errorNames, unused: [] })];
  if (misread.length > 0) throw new Error(misread.map(([at, message]) => `${at}: ${message}`).join("\n"));
  const source = { document, models: modelsOf(document), owners: ownersOfSchemas() };
  return new Map([
    ["spec/dist/openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["spec/operations.md", table(source)],
    ["spec/life-cycles.md", lifeCycleTables(source)],
    ["spec/screens.md", screenTable(readScreens())],
    [`${sdk}/operations.ts`, operations(source)],
    [`${sdk}/all-groups.ts`, allGroups(source)],
    [`${sdk}/own-calls.ts`, ownCalls(source)],
    [`${sdk}/key-operations.ts`, keyOperations(source)],
    [`${sdk}/enums.ts`, enums(source)],
    [`${sdk}/contract.ts`, contract(source)],
    [`${sdk}/wire.ts`, wire(source)],
    ["packages/errors/src/error-data.gen.ts", errorData(source)],
    ["packages/errors/src/error-codes.gen.ts", errorCodes()],
    [`${sdk}/labels.ts`, labels(source)],
    [`${sdk}/life-cycles.ts`, lifeCycles(source)],
    ...modules(),
    [`${sdk}/types.ts`, typesFile(source)],
    ...[...groupFiles(source, (code) => errorNames.get(code) ?? ""), ...codeTables(source)].map(
      ([name, text]): [string, string] => [`${sdk}/${name}`, text],
    ),
    ...(await validators(source)).map(([name, text]): [string, string] => [`${sandbox}/${name}`, text]),
    [`${sandbox}/validators.d.ts`, validatorTypes],
    ...(await controlFiles(sandbox)),
  ]);
}
