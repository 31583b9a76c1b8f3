import { type OperationInfo, operations } from "@coffer/sdk/contract";
import { program } from "../../src/modules/program.ts";
import { modulesTesting } from "../../src/testing/modules.gen.ts";
import type { Recipe, Recipes } from "../../src/testing/scene.ts";
import { everywhere } from "./everywhere.ts";

const own: Recipes = Object.assign({}, ...modulesTesting.map(({ recipes }) => recipes));

/** Maintenance: by the header, a fault or its scenario, for every call. */
const ofAnyCall = new Set([1, 2]);
/** Every code of every built operation with its recipe; null if only the header provokes it. */
export const pairs: { operation: OperationInfo; code: number; recipe: Recipe | null }[] = Object.values(operations)
  .filter(({ operationId }) => program.service.operations.has(operationId))
  .flatMap((operation) => {
    const ways = { ...everywhere(operation), ...own[operation.operationId] };
    return operation.errors
      .filter((code) => !ofAnyCall.has(code))
      .map((code) => ({ operation, code, recipe: ways[code] ?? null }));
  });

/** Recipes for codes that the contract doesn't name: a fault of either. */
export const strays = Object.entries(own).flatMap(([id, ways]) =>
  Object.keys(ways)
    .filter((code) => !operations[id as keyof typeof operations].errors.includes(Number(code)))
    .map((code) => `${id} ${code}`),
);
