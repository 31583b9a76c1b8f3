import { VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { checkProof, proofsOf } from "../profile/exports.ts";
import { type FiatAppeal, fiatAppeals, openOwnAppeal, proofsBy, type Statement } from "./appeal.ts";
import { decide } from "./decide.ts";
import { claimProofs } from "./open-appeal.ts";
import { both } from "./words.ts";

/** The maximum number of statements of a ticket. */
export const STATEMENTS_MAX = 20;
/** "Max 3 voucher/appeal images." */
const PROOFS_MAX = 3;

export function say(world: World, appeal: FiatAppeal, said: Omit<Statement, "at">): FiatAppeal {
  const statements = [...appeal.statements, { ...said, at: world.clock.now() }];
  return world.table(fiatAppeals).update(appeal.id, { statements });
}

/** "A side hands in three in all." */
export function answerByUser(
  world: World,
  user: User,
  { id, remark, proofFileIds = [] }: WireInput<"answerLegalCurrencyAppealOrder">,
): FiatAppeal {
  const appeal = openOwnAppeal(world, user.uid, id);
  if (appeal.statements.length >= STATEMENTS_MAX) throw refuse("orderStatusError", id);
  if (proofsBy(appeal, "user").length + proofFileIds.length > PROOFS_MAX) throw refuse("tooManyFiles");
  claimProofs(world, user, proofFileIds);
  return say(world, appeal, { by: "user", remark: both(remark), proofFileIds });
}

/** "When the user agrees with the dealer": for both sides, the dealer gets the coin. */
export function giveInByUser(
  world: World,
  user: User,
  { id, verification }: WireInput<"settleLegalCurrencyAppealOrder">,
): FiatAppeal {
  const appeal = openOwnAppeal(world, user.uid, id);
  checkProof(world, user, verification, proofsOf(user), VerificationScene.security);
  return decide(world, appeal, "dealer", "gaveIn");
}
