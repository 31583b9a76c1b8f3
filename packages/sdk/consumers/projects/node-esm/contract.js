import contract from "@coffer/sdk/openapi.json" with { type: "json" };

console.log(JSON.stringify({ openapi: contract.openapi, paths: Object.keys(contract.paths).length }));
