import { imageFor, picturesMost } from "../../../platform/form/screen-image.ts";

/** What shows a channel where money comes from. */
export const proofFiles = imageFor("identity");

/** Proofs of payment, and papers a bank asks for. */
export const voucherFiles = { ...imageFor("paymentVoucher"), most: picturesMost };
