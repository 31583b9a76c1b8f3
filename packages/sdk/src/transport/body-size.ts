/** The bytes of a body, near enough for a limit: a form's boundaries are left out. */
export function sizeOf(body: string | FormData | undefined): number {
  let bytes = 0;
  for (const [, part] of typeof body === "string" ? [["", body] as const] : (body ?? []))
    bytes += typeof part === "string" ? new TextEncoder().encode(part).byteLength : part.size;
  return bytes;
}
