import type { ExchangeStatus, KycStatus, TransferStep } from "@coffer/sdk";
import type { Tone } from "@coffer/ui";
import type { PlainMessageId } from "../intl/intl.ts";

/** What a status is to a person: its name, its colour, what comes next. */
export interface StatusView {
  label: PlainMessageId;
  tone: Tone;
  next: PlainMessageId;
}

/** One row for each value of the contract's enum: a new value doesn't compile until it has its words. */
export type StatusTexts<Value extends number> = Record<Value, StatusView>;

/** The product: "2 rejected (danger style), 3 verified (green)". */
export const kycStatus = {
  0: { label: "status.notVerified", tone: "warn", next: "status.notVerifiedNext" },
  1: { label: "status.underReview", tone: "info", next: "status.underReviewNext" },
  2: { label: "status.identityRejected", tone: "bad", next: "status.identityRejectedNext" },
  3: { label: "status.verified", tone: "good", next: "status.verifiedNext" },
} as const satisfies StatusTexts<KycStatus>;

/** Conversions and trades at a quote. */
export const exchangeStatus = {
  0: { label: "status.exchanging", tone: "info", next: "status.exchangingNext" },
  1: { label: "status.exchanged", tone: "good", next: "status.exchangedNext" },
  2: { label: "status.notExchanged", tone: "bad", next: "status.notExchangedNext" },
} as const satisfies StatusTexts<ExchangeStatus>;

/** Between wallets and to other users. */
export const transferStep = {
  0: { label: "status.transferring", tone: "info", next: "status.transferringNext" },
  1: { label: "status.transferReview", tone: "info", next: "status.transferReviewNext" },
  2: { label: "status.transferArrived", tone: "good", next: "status.transferArrivedNext" },
  3: { label: "status.transferRejected", tone: "bad", next: "status.transferRejectedNext" },
} as const satisfies StatusTexts<TransferStep>;

/** A value this version doesn't know still has a name: that it is being worked on. */
const unknown: StatusView = { label: "status.unknown", tone: "neutral", next: "status.unknownNext" };

/** The view of a value among the texts of its kind. */
export const statusOf = (texts: StatusTexts<number>, value: number): StatusView =>
  Object.hasOwn(texts, value) ? (texts[value] ?? unknown) : unknown;
