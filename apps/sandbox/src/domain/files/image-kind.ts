import type { ImageKind } from "./file.ts";

/** What a file of a kind begins with. */
const signatures: readonly (readonly [ImageKind, readonly number[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/gif", [...new TextEncoder().encode("GIF87a")]],
  ["image/gif", [...new TextEncoder().encode("GIF89a")]],
  ["image/bmp", [...new TextEncoder().encode("BM")]],
];
/** Two letters say little: a bitmap's second header names its own size, one of these. */
const BMP_HEADER_AT = 14;
const BMP_HEADERS: readonly number[] = [12, 40, 52, 56, 64, 108, 124];

/** The kind the bytes show, whatever the file is called; null when it is no image we take. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const kind = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];
  if (kind === undefined) return null;
  return kind === "image/bmp" && !BMP_HEADERS.includes(bytes[BMP_HEADER_AT] ?? 0) ? null : kind;
}
