import type { Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { BUSINESS_CERTIFICATE, type FileLimits, IDENTITY_IMAGE, SCREEN_IMAGE } from "@coffer/sdk/rules";
import { refuse } from "../../../core/refusal.ts";
import type { UploadedFile } from "../../../core/request.ts";
import type { Context } from "../../auth/session/exports.ts";
import { keepContent } from "./content.ts";
import { type FilePurpose, type ImageKind, removeUnused, storedFiles } from "./file.ts";

/** The first bytes of each file type. */
const signatures: readonly (readonly [ImageKind, readonly number[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/gif", [...new TextEncoder().encode("GIF87a")]],
  ["image/gif", [...new TextEncoder().encode("GIF89a")]],
  ["image/bmp", [...new TextEncoder().encode("BM")]],
];
/** Two letters are ambiguous: a bitmap's second header states its own size, one of these. */
const BMP_HEADER_AT = 14;
const BMP_HEADERS: readonly number[] = [12, 40, 52, 56, 64, 108, 124];

/** Returns the type by the bytes, whatever the name; null if it isn't an accepted image. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const kind = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];
  if (kind === undefined) return null;
  return kind === "image/bmp" && !BMP_HEADERS.includes(bytes[BMP_HEADER_AT] ?? 0) ? null : kind;
}

const limits: Readonly<Record<FilePurpose, FileLimits>> = {
  identity: IDENTITY_IMAGE,
  merchantCertificate: BUSINESS_CERTIFICATE,
  receiptCode: SCREEN_IMAGE,
  paymentVoucher: SCREEN_IMAGE,
  appealProof: SCREEN_IMAGE,
};
/** "One no call refers to within 24 hours is removed." */
const KEPT_UNUSED = 24 * 60 * 60 * 1000;
const LONGEST_NAME = 255;

/** Validates an image by its bytes and stores it. */
export function keepImage({ world, user }: Context, file: UploadedFile, purpose: FilePurpose): Result<"uploadImage"> {
  const { types, maxBytes } = limits[purpose];
  const size = file.bytes.length;
  // A form sends an empty file if none was chosen.
  if (size === 0) throw refuse("uploadMissing");
  if (size > maxBytes) throw refuse("uploadFailed", tooLarge(size, maxBytes));
  const mediaType = imageKindOf(file.bytes);
  if (mediaType === null || !types.includes(mediaType)) throw refuse("uploadFailed", notOfKind(types));
  const id = world.newId("file");
  const name = nameOf(file.name);
  world.table(storedFiles).insert({
    id,
    uid: user.uid,
    purpose,
    name,
    mediaType,
    size,
    sha256: keepContent(world, file.bytes),
    at: world.clock.now(),
    used: false,
    readers: [],
  });
  removeUnused.schedule(world, world.clock.now() + KEPT_UNUSED, { id });
  return { fileId: id, name, mediaType, size };
}

/** Returns the file name without folders of any system and without invisible characters. */
const nameOf = (sent: string) => (sent.split(/[\\/]/).at(-1) ?? "").replace(/\p{Cc}/gu, "").slice(-LONGEST_NAME);

const tooLarge = (size: number, most: number): Text => ({
  en: `The file has ${size} bytes; at most ${most} are taken.`,
  "zh-CN": `文件大小为 ${size} 字节，最多允许 ${most} 字节。`,
});
const notOfKind = (types: readonly string[]): Text => {
  const kinds = types.map((type) => type.replace("image/", "").toUpperCase()).join(", ");
  return { en: `The file isn't one of ${kinds}.`, "zh-CN": `文件格式须为 ${kinds} 之一。` };
};
