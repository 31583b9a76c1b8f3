/** JSON indented; what is no JSON, such as a reply cut short, as it is. Nothing for what isn't there. */
export function layOut(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
