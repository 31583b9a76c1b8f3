/** Whether one of the texts has what somebody typed, spaces around it aside. */
export function contains(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted === "" || texts.some((text) => text?.toLowerCase().includes(wanted));
}
