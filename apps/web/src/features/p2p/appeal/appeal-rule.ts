import * as z from "zod/mini";
import { picturesMost } from "../../../platform/form/screen-image.ts";

/** "Remark at least 10 characters"; the contract's maximum. */
export const remarkLeast = 10;
export const remarkMost = 1000;

/** Surrounding spaces don't count. */
export const remark = z.string().check(
  z.refine((typed) => typed.trim().length >= remarkLeast, {
    params: { text: "form.tooShort", values: { min: remarkLeast } },
  }),
  z.refine((typed) => typed.trim().length <= remarkMost, {
    params: { text: "form.tooLong", values: { max: remarkMost } },
  }),
);

export const statementRule = (left: number = picturesMost) =>
  z.object({ remark, proofFileIds: z.array(z.string()).check(z.maxLength(left)) });
export const appealRule = z.extend(statementRule(), {
  reason: z.string().check(z.minLength(1, "form.choose")),
});
