export type FileKind = "jpeg" | "png" | "gif" | "bmp" | "pdf";

/** The first bytes of each file type. */
const signatures: Record<FileKind, number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  bmp: [0x42, 0x4d],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** The media types a file picker offers for each kind. */
export const mediaTypes: Record<FileKind, Record<string, string[]>> = {
  jpeg: { "image/jpeg": [".jpg", ".jpeg"] },
  png: { "image/png": [".png"] },
  gif: { "image/gif": [".gif"] },
  bmp: { "image/bmp": [".bmp"] },
  pdf: { "application/pdf": [".pdf"] },
};

export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const kinds = Object.entries(signatures) as [FileKind, number[]][];
  return kinds.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
}

export type FileFault = "empty" | "tooLarge" | "wrongKind" | "unreadable";

/** Returns a file's fault by its bytes, not its name; undefined if it is valid. */
export async function checkFile(
  file: Blob,
  rule: { kinds: readonly FileKind[]; maxBytes: number },
): Promise<FileFault | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > rule.maxBytes) return "tooLarge";
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    return kind && rule.kinds.includes(kind) ? undefined : "wrongKind";
  } catch {
    return "unreadable";
  }
}
