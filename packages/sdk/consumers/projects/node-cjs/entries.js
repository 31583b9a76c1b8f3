const Effect = require("effect/Effect");
const effect = require("@coffer/sdk/effect");
const { createQueryApi } = require("@coffer/sdk/react-query");
const { SIGN_UP_PASSWORD } = require("@coffer/sdk/rules");
const { answer, scripted } = require("@coffer/sdk/testing");
const { operations } = require("@coffer/sdk/contract");
const { createClient } = require("@coffer/sdk");
const contract = require("@coffer/sdk/openapi.json");

const { fetch } = scripted([answer([])]);
Effect.runPromise(effect.createClient({ fetch }).basic.getLegalCurrencyList()).then((currencies) => {
  const key = createQueryApi(createClient()).assets.getAssets.queryKey();
  const paths = Object.keys(contract.paths).length;
  console.log(JSON.stringify({ currencies, key, min: SIGN_UP_PASSWORD.min, retry: operations.getAssets.retry, paths }));
});
