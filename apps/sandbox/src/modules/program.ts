import { composeProgram } from "../core/compose-program.ts";
import { refuse } from "../core/refusal.ts";
import { assetOf } from "../ledger/account.ts";
import type { World } from "../world/world.ts";
import { allModules } from "./all.gen.ts";
import { authenticateKey, isSigned } from "./api-keys/exports.ts";
import { amountText, isAsset } from "./assets/coins/exports.ts";
import { authenticate, endAccessToken } from "./auth/sign-in/exports.ts";

export function insufficient(world: World, account: string) {
  const currency = assetOf(account);
  const available = amountText(world, currency, world.ledger.available(account));
  return refuse("insufficientAssets", null, { data: { currency, available } });
}

const whoAsks: typeof authenticate = (world, operation, request) =>
  operation.auth !== "none" && isSigned(request.headers)
    ? authenticateKey(world, operation, request)
    : authenticate(world, operation, request);

/** What the sandbox serves: all modules, put together and checked as it starts. */
export const program = composeProgram(allModules, { isAsset, insufficient, authenticate: whoAsks, endAccessToken });
