import { type OperationInfo, operations } from "@coffer/sdk/contract";
import { program } from "../../src/modules/program.ts";
import { modulesTesting } from "../../src/testing/modules.gen.ts";
import type { Recipe, Recipes } from "../../src/testing/scene.ts";
import { everywhere } from "./everywhere.ts";

const own: Recipes = Object.assign({}, ...modulesTesting.map(({ recipes }) => recipes));

/** Maintenance: had by the header, a fault or its scenario, whatever is called. */
const ofAnyCall = new Set([1, 2]);
/** Every code of every built operation, with the way to meet it; null where only the header leads there. */
export const pairs: { operation: OperationInfo; code: number; recipe: Recipe | null }[] = Object.values(operations)
  .filter(({ operationId }) => program.service.operations.has(operationId))
  .flatMap((operation) => {
    const ways = { ...everywhere(operation), ...own[operation.operationId] };
    return operation.errors
      .filter((code) => !ofAnyCall.has(code))
      .map((code) => ({ operation, code, recipe: ways[code] ?? null }));
  });

/** Recipes for codes the contract doesn't name: a mistake here or there. */
export const strays = Object.entries(own).flatMap(([id, ways]) =>
  Object.keys(ways)
    .filter((code) => !operations[id as keyof typeof operations].errors.includes(Number(code)))
    .map((code) => `${id} ${code}`),
);
