const Effect = require("effect/Effect");
const effect = require("@coffer/sdk/effect");
const { createQueryApi } = require("@coffer/sdk/react-query");
const { SIGN_UP_PASSWORD } = require("@coffer/sdk/rules");
const { answer, scripted } = require("@coffer/sdk/testing");
const { WEBHOOK_TOLERANCE_MS } = require("@coffer/sdk/webhook");
const { operations } = require("@coffer/sdk/contract");
const { createClient } = require("@coffer/sdk");
const contract = require("@coffer/sdk/openapi.json");

const { fetch } = scripted([answer([])]);
Effect.runPromise(effect.createClient({ fetch }).basic.getLegalCurrencyList()).then((currencies) => {
  const key = createQueryApi(createClient()).assets.getAssets.queryKey();
  const paths = Object.keys(contract.paths).length;
  const min = SIGN_UP_PASSWORD.min;
  const { retry } = operations.getAssets;
  console.log(JSON.stringify({ currencies, key, min, tolerance: WEBHOOK_TOLERANCE_MS, retry, paths }));
});
