import type { World } from "../world/world.ts";
import { kycReviews } from "./kyc-reviewer.ts";
import { merchantReviews } from "./merchant-reviewer.ts";
import { withdrawalReviews } from "./reviewer.ts";

export type Decision = "approve" | "reject";
export type ReviewItem = { id: string; uid: string; since: number; summary: string };

/** What a reviewer decides: one queue for each area, driven by the console or, where an area schedules it, the clock. */
export type ReviewQueue = {
  /** Waiting now, oldest first. */
  list: (world: World) => ReviewItem[];
  /** Throws a refusal when the item isn't waiting. */
  decide: (world: World, id: string, decision: Decision, reason: string | null) => void;
};

export const reviewQueues: Readonly<Record<string, ReviewQueue>> = {
  withdrawal: withdrawalReviews,
  kyc: kycReviews,
  merchant: merchantReviews,
};
