import { imageFor, picturesMost } from "../../../platform/form/screen-image.ts";

/** Proofs of the source of funds for a channel. */
export const proofFiles = imageFor("identity");

/** Proofs of payment, and documents that a bank requests. */
export const voucherFiles = { ...imageFor("paymentVoucher"), most: picturesMost };
