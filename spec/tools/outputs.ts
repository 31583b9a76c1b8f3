import { bundle } from "./bundle.ts";
import { contract } from "./emit/contract.ts";
import { entities } from "./emit/entities.ts";
import { enums } from "./emit/enums.ts";
import { groups } from "./emit/groups.ts";
import { operations } from "./emit/operations.ts";
import { shapes } from "./emit/shapes.ts";
import { table } from "./emit/table.ts";
import { types } from "./emit/types.ts";
import { validatorTypes } from "./emit/validator-types.ts";
import { validators } from "./emit/validators.ts";
import { modelsOf } from "./model.ts";
import { keywords } from "./rules/keywords.ts";

const sdk = "packages/sdk/src/gen";
const sandbox = "apps/sandbox/src/gen";

/** Everything `gen` writes, by path from the root. `spec/dist` is a build result, the others are committed. */
export async function outputs(errorNames: ReadonlyMap<number, string>): Promise<ReadonlyMap<string, string>> {
  const document = await bundle();
  const misread = [...keywords({ document, catalogue: errorNames, unused: [] })];
  if (misread.length > 0) throw new Error(misread.map(([at, message]) => `${at}: ${message}`).join("\n"));
  const source = { document, models: modelsOf(document) };
  return new Map([
    ["spec/dist/openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["spec/operations.md", table(source)],
    [`${sdk}/types.ts`, await types(source)],
    [`${sdk}/operations.ts`, operations(source)],
    [`${sdk}/groups.ts`, groups(source, (code) => errorNames.get(code) ?? "")],
    [`${sdk}/shapes.ts`, shapes(source)],
    [`${sdk}/entities.ts`, entities(source)],
    [`${sdk}/enums.ts`, enums(source)],
    [`${sdk}/contract.ts`, contract(source)],
    [`${sandbox}/validators.js`, await validators(source)],
    [`${sandbox}/validators.d.ts`, validatorTypes],
  ]);
}
