import { UploadedFile } from "../core/request.ts";

const text = (letters: string) => [...new TextEncoder().encode(letters)];
const beginnings = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, ...text("PNG"), 0x0d, 0x0a, 0x1a, 0x0a],
  gif: text("GIF89a"),
  bmp: [...text("BM"), 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0],
  pdf: text("%PDF-1.7"),
} as const;

/** Returns a file with the magic bytes of its kind and no further content. */
export function image(kind: keyof typeof beginnings = "jpeg", size = 1000, name = `photo.${kind}`): UploadedFile {
  const bytes = new Uint8Array(size);
  bytes.set(beginnings[kind].slice(0, size));
  return new UploadedFile("file", name, bytes);
}
