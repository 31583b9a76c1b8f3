import { type OperationInfo, operations } from "@coffer/sdk/contract";
import { served } from "../../../src/operations/served.ts";
import type { Recipe, Recipes } from "../scene.ts";
import { everywhere } from "./everywhere.ts";
import { identityRecipes } from "./identity.ts";
import { moneyRecipes } from "./money.ts";
import { securityRecipes } from "./security.ts";
import { signInRecipes, signUpRecipes } from "./sign-in.ts";

const own: Recipes = {
  ...signInRecipes,
  ...signUpRecipes,
  ...securityRecipes,
  ...identityRecipes,
  ...moneyRecipes,
};

/** Every code of every built operation, with the way to meet it; null where only the header leads there. */
export const pairs: { operation: OperationInfo; code: number; recipe: Recipe | null }[] = Object.values(operations)
  .filter(({ operationId }) => served.has(operationId))
  .flatMap((operation) => {
    const ways = { ...everywhere(operation), ...own[operation.operationId] };
    return operation.errors.map((code) => ({ operation, code, recipe: ways[code] ?? null }));
  });

/** Recipes for codes the contract doesn't name: a mistake here or there. */
export const strays = Object.entries(own).flatMap(([id, ways]) =>
  Object.keys(ways)
    .filter((code) => !operations[id as keyof typeof operations].errors.includes(Number(code)))
    .map((code) => `${id} ${code}`),
);
