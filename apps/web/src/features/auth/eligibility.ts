import type { RegisterByEmailAddressInput } from "@coffer/sdk";
import * as z from "zod/mini";

export type Answers = NonNullable<RegisterByEmailAddressInput["eligibilityAnswers"]>;
export type QuestionId = Answers[number]["question"];

const ids = ["age", "convictions", "bankruptcy", "authority", "professional"] as const satisfies QuestionId[];

/**
 * "over 18, no criminal convictions, no bankruptcy, authorized to act, professional-client qualification; otherwise
 * an ineligibility notice". A person answers all of it: `Required: false` is for programs.
 */
export const eligibility = z.object({
  Questions: z.array(z.object({ Id: z.enum(ids), Text: z.string() })).check(z.minLength(1)),
  Notice: z.string(),
});
export type Eligibility = z.output<typeof eligibility>;

/** Returns the statements that don't hold. */
export const disagreed = (answers: Answers): readonly QuestionId[] =>
  answers.filter(({ agreed }) => !agreed).map(({ question }) => question);
