import contract from "@coffer/sdk/openapi.json" with { type: "json" };

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
export const codes: readonly number[] | undefined = operations[0]?.["x-errors"];
export const retry: "safe" | "key" | "never" | undefined = operations[0]?.["x-retry"];
