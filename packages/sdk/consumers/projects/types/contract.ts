import contract from "@coffer/sdk/openapi.json" with { type: "json" };

export const codes: readonly number[] | undefined =
  contract.paths["/api/services/app/Assets/GetAssets"]?.get?.["x-errors"];
