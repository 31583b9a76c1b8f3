/** What a wallet puts on the clipboard as an address: without "bitcoin:" in front and "?amount=…" behind. */
export function bareAddress(text: string): string {
  return text
    .replace(/\s+/g, "")
    .replace(/^[a-z]+:(\/\/)?/i, "")
    .replace(/[?@].*$/, "");
}

/** Both ends and nothing between. Six each side: four can be matched by a forger in minutes. */
export function shortAddress(address: string, ends: number = 6): string {
  return address.length <= ends * 2 + 1 ? address : `${address.slice(0, ends)}…${address.slice(-ends)}`;
}

/** In groups of four, as one compares them by eye. */
export const addressGroups = (address: string): string[] => address.match(/.{1,4}/g) ?? [];

/** A saved address that this one could be mistaken for: both ends alike, yet another address. */
export function lookAlike<Saved extends { address: string }>(
  address: string,
  saved: readonly Saved[],
): Saved | undefined {
  const body = (text: string) => text.replace(/^(0x|bc1q?|tb1q?)/i, "");
  const ends = (text: string) => `${body(text).slice(0, 4)}…${text.slice(-4)}`.toLowerCase();
  if (address.length < 12) return undefined;
  if (saved.some((entry) => entry.address === address)) return undefined;
  return saved.find(
    (entry) => ends(entry.address) === ends(address) && entry.address.toLowerCase() !== address.toLowerCase(),
  );
}
