import { keepImage } from "../domain/files/keep-image.ts";
import type { OperationsOf } from "../engine/context.ts";
import { UploadedFile } from "../engine/request.ts";
import { refuse } from "../refusal.ts";

export const receiptMethods = {
  uploadImage: (context, { file, purpose }) => {
    if (!(file instanceof UploadedFile)) throw refuse(50012);
    return keepImage(context, file, purpose);
  },
} satisfies OperationsOf<"receiptMethods">;
