import type { Magic } from "../../../core/magic.ts";
import { refuse } from "../../../core/refusal.ts";
import { UploadedFile } from "../../../core/request.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { addressView } from "./address.ts";
import { readableFile } from "./file.ts";
import { keepImage } from "./keep-image.ts";

export const operations = {
  uploadImage: (context, { file, purpose }) => {
    if (!(file instanceof UploadedFile)) throw refuse("uploadMissing");
    return keepImage(context, file, purpose);
  },
  getFile: ({ world, user, base }, { id }) => addressView(world, readableFile(world, user.uid, id), base),
} satisfies Operations;

/** A file whose name starts with this can't be stored (50013). */
const MAGIC_FILE = "sandbox-upload-fails";
export const fileMagic: Magic = {
  values: [
    {
      field: "file name",
      value: `${MAGIC_FILE}.jpg`,
      about: { en: "Uploading it fails (50013).", "zh-CN": "上传失败（50013）。" },
    },
  ],
  refusal: (_, operation, { file }) =>
    operation === "uploadImage" && file instanceof UploadedFile && file.name.startsWith(MAGIC_FILE)
      ? "uploadFailed"
      : null,
};
