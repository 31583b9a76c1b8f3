import { SafeOperation, type WireInput } from "@coffer/sdk/contract";
import { fundPin } from "@coffer/sdk/rules";
import { invalid, refuse } from "../../core/refusal.ts";
import type { Context } from "../auth/session/exports.ts";
import { users } from "../auth/user/exports.ts";
import { checkOwner, finishChange } from "./owner-change.ts";
import { deriveFundPassword, type ProofPart } from "./proof.ts";

type Input = WireInput<"setFundPassword">;

export function setFundPin(context: Context, input: Input) {
  if (context.user.fundPassword !== null)
    throw invalid("fundPassword", "alreadySet", "A fund PIN is set already: change it with updateFundPassword.");
  keep(context, input);
  return finishChange(context, SafeOperation.setFundPassword, true);
}

/** Requires the old PIN too: a stolen session and mailbox can't move money. */
export function changeFundPin(context: Context, input: Input) {
  if (context.user.fundPassword === null) throw refuse("fundPinNotSet");
  keep(context, input, ["fundPassword"]);
  return finishChange(context, SafeOperation.updateFundPassword);
}

function keep(context: Context, { fundPassword, verification }: Input, also: readonly ProofPart[] = []): void {
  const { world, user } = context;
  if (!fundPin.safeParse(fundPassword).success)
    throw invalid("fundPassword", "pattern", "The fund PIN is exactly 6 digits.");
  checkOwner(context, verification, { also });
  world.table(users).update(user.uid, { fundPassword: deriveFundPassword(user, fundPassword) });
}
