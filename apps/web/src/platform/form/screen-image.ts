import type { UploadImageInput } from "@coffer/sdk";
import { coffer } from "../api.ts";

/** "JPG/JPEG/PNG/GIF …, 5 MB or 10 MB depending on screen": 5 everywhere but in identity verification. */
const screenImage = { kinds: ["jpeg", "png", "gif"], maxBytes: 5_000_000 } as const;

/** Returns the accepted kinds and the upload of an image for one purpose. */
export const imageFor = (purpose: UploadImageInput["purpose"]) => ({
  ...screenImage,
  upload: async (file: File) => {
    const { fileId } = await coffer.receiptMethods.uploadImage({ file, purpose });
    return { id: fileId };
  },
});

/** "Max 3 voucher/appeal images." */
export const picturesMost = 3;
