import { AccountType, VerificationScene } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { comparable, contains, readList, spanOf } from "../../assets/records/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { checkProof, proofsOf } from "../../profile/exports.ts";
import { decidable } from "./decide.ts";
import { countWaiting, nothingWaits, type Waiting, waitingFor } from "./waiting.ts";

export const operations = {
  /** "A cashier, who reviews nothing, gets zeros." */
  getToBeReviewedCount: ({ world, user }) =>
    user.accountType === AccountType.merchant ? countWaiting(world, user.uid) : nothingWaits,
  getMerchantReviewList: ({ world, user, language }, input) => {
    const rows = waitingFor(world, user.uid, language, input.Kind).sort((one, other) => one.at - other.at);
    const places = new Map(rows.map(({ id }, place) => [id, place]));
    const { Keyword } = input;
    const reading = {
      by: { time: ({ at }: Waiting) => at, amount: ({ amount }: Waiting) => comparable(amount) },
      order: ({ id }: Waiting) => places.get(id) ?? 0,
      within: spanOf(input),
      matches:
        Keyword === undefined
          ? undefined
          : ({ number, requestedBy }: Waiting) => contains(Keyword, number, requestedBy?.userName ?? null),
    };
    const page = readList(rows, input, reading, ({ at, reviewBy, ...shown }) => ({
      ...shown,
      time: isoOf(at),
      reviewBy: isoOf(reviewBy),
    }));
    return { ...page, serverTime: world.clock.iso() };
  },
  /** Decides all or none; the authenticator's code is used after all other checks. */
  passPaymentOrder: ({ world, user }, { ids, verification }) => {
    if (user.fundPassword === null) throw refuse("fundPinNotSet");
    const found = ids.map((id) => ({ id, item: decidable(world, user.uid, id) }));
    for (const { item } of found) item.check(true);
    checkProof(world, user, verification, proofsOf(user), VerificationScene.withdraw);
    for (const { item } of found) item.pass();
    const decidedAt = world.clock.iso();
    return { items: found.map(({ id, item }) => ({ id, reviewKind: item.kind, passed: true, decidedAt })) };
  },
  rejectPaymentOrder: ({ world, user }, { id, reason }) => {
    const item = decidable(world, user.uid, id);
    item.check(false);
    item.reject(reason ?? null);
    return { id, reviewKind: item.kind, passed: false, decidedAt: world.clock.iso() };
  },
} satisfies Operations;
