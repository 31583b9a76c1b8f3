import type { Text } from "@coffer/errors";
import type { WireInput } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

export type KycSubmission = WireInput<"createKyc">;
/** Why a reviewer said no, and the fields of the submission to mend. */
export type RejectReason = { text: Text; fields: string[] };

/** What is known of a user's identity; where it stands is the user's own `kycStatus`. */
export type KycCase = {
  uid: string;
  /** Null before, and when the provider's flow was used. */
  submission: KycSubmission | null;
  /** The name on the document, once something was handed in. */
  name: string | null;
  /** The applicant at the provider, once its flow was begun. */
  applicantId: string | null;
  rejectReason: RejectReason | null;
  submittedAt: number | null;
  reviewedAt: number | null;
};
export const kycCases = defineTable<KycCase>("kycCases", { key: "uid" });

const none = { submission: null, name: null, applicantId: null, rejectReason: null, submittedAt: null } as const;

export const kycCaseOf = (world: World, uid: string): KycCase =>
  world.table(kycCases).get(uid) ?? { ...none, uid, reviewedAt: null };

export function saveKycCase(world: World, uid: string, patch: Partial<KycCase>): KycCase {
  const table = world.table(kycCases);
  return table.get(uid) ? table.update(uid, patch) : table.insert({ ...kycCaseOf(world, uid), ...patch });
}
