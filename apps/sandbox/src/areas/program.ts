import { composeProgram } from "../area/program.ts";
import { refuse } from "../engine/refusal.ts";
import { assetOf } from "../ledger/account.ts";
import type { World } from "../world/world.ts";
import { allAreas } from "./all.gen.ts";
import { authenticateKey, isSigned } from "./api-keys/exports.ts";
import { amountText, isAsset } from "./coins/exports.ts";
import { authenticate, endAccessToken } from "./sign-in/exports.ts";

export function insufficient(world: World, account: string) {
  const currency = assetOf(account);
  const available = amountText(world, currency, world.ledger.available(account));
  return refuse("insufficientAssets", null, { data: { currency, available } });
}

const whoAsks: typeof authenticate = (world, operation, request) =>
  operation.auth !== "none" && isSigned(request.headers)
    ? authenticateKey(world, operation, request)
    : authenticate(world, operation, request);

/** What the sandbox serves: all areas, put together and checked as it starts. */
export const program = composeProgram(allAreas, { isAsset, insufficient, authenticate: whoAsks, endAccessToken });
