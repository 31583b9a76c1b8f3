/** Returns whether a text contains the trimmed query. */
export function contains(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted === "" || texts.some((text) => text?.toLowerCase().includes(wanted));
}
