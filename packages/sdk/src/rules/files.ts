import * as z from "zod/mini";

const MEGABYTE = 1024 * 1024;

/** What a file must be. */
export interface FileLimits {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

const images = ["image/jpeg", "image/png", "image/gif"];

/** "Identity images: JPG/JPEG/PNG/GIF (bmp also named), … 10 MB in identity verification." */
export const IDENTITY_IMAGE: FileLimits = { types: [...images, "image/bmp"], maxBytes: 10 * MEGABYTE };
/** "… 5 MB or 10 MB depending on screen": everywhere but in identity verification. */
export const SCREEN_IMAGE: FileLimits = { types: images, maxBytes: 5 * MEGABYTE };
/** "Business certificate JPG/PNG under 5 MB." */
export const BUSINESS_CERTIFICATE: FileLimits = {
  types: ["image/jpeg", "image/png"],
  maxBytes: 5 * MEGABYTE - 1,
};
/** "Vouchers up to 3 files." */
export const VOUCHERS_MAX = 3;

/** One file. `params.rule`: fileEmpty, fileType or fileSize. The type is the browser's guess; the server looks inside. */
export function file({ types, maxBytes }: FileLimits) {
  return z.instanceof(Blob).check((context) => {
    const { size, type } = context.value;
    const refuse = (rule: string, limit?: unknown) =>
      context.issues.push({ code: "custom", input: context.value, params: { rule, limit } });
    if (size === 0) refuse("fileEmpty");
    if (size > maxBytes) refuse("fileSize", maxBytes);
    if (!types.includes(type)) refuse("fileType", types);
  });
}

/** Up to so many files, none of them needed. */
export function files(limits: FileLimits, max: number = VOUCHERS_MAX) {
  return z.array(file(limits)).check(z.maxLength(max));
}
