import errors = require("@coffer/errors");
import sdk = require("@coffer/sdk");
import contractTable = require("@coffer/sdk/contract");
import contract = require("@coffer/sdk/openapi.json");
import queries = require("@coffer/sdk/react-query");
import rules = require("@coffer/sdk/rules");
import testing = require("@coffer/sdk/testing");

const { fetch } = testing.scripted([testing.answer({ items: [], totalCount: 0 })]);
const coffer: sdk.Client = sdk.createClient({ fetch });
const assets: Promise<sdk.GetAssetsResult> = coffer.assets.getAssets();
const refused = (error: unknown): error is sdk.CofferError => errors.isCofferError(error) && sdk.hasCode(error, 60028);

export = [
  assets,
  refused,
  queries.createQueryApi(coffer).assets.getAssets.queryKey(),
  rules.SIGN_UP_PASSWORD.max,
  contractTable.operations.getAssets.group,
  contract.info.version,
];
