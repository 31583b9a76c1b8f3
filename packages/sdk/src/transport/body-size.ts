/** The bytes of a body, near enough for a limit: a form's boundaries are left out. */
export function sizeOf(body: string | FormData | undefined): number {
  if (body === undefined) return 0;
  if (typeof body === "string") return bytesOf(body);
  let bytes = 0;
  for (const [, part] of body) bytes += typeof part === "string" ? bytesOf(part) : part.size;
  return bytes;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
