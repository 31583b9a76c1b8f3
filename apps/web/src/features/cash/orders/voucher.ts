import { coffer } from "../../../kernel/api.ts";

/** "Vouchers up to 3 files." */
export const vouchersMost = 3;
/** "JPG/JPEG/PNG/GIF …, 5 MB or 10 MB depending on screen": 5 everywhere but in identity verification. */
const screenImage = { kinds: ["jpeg", "png", "gif"], maxBytes: 5_000_000 } as const;

const sendFor = (purpose: "paymentVoucher" | "identity") => async (file: File) => {
  const { fileId } = await coffer.receiptMethods.uploadImage({ file, purpose });
  return { id: fileId };
};

/** What shows a channel where money comes from. */
export const proofFiles = { ...screenImage, upload: sendFor("identity") };

/** Proofs of payment, and papers a bank asks for. */
export const voucherFiles = { ...screenImage, upload: sendFor("paymentVoucher"), most: vouchersMost };
