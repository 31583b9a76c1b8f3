/** What a wallet puts on the clipboard as an address: without "bitcoin:" in front and "?amount=…" behind. */
export function bareAddress(text: string): string {
  return text
    .replace(/\s+/g, "")
    .replace(/^[a-z]+:(\/\/)?/i, "")
    .replace(/[?@].*$/, "");
}

// What every address of its kind begins with, and so tells none from another.
const kindPrefix = /^(0x|bc1[qp]?|tb1[qp]?)/i;

/** The part all addresses of a kind share, and the part that is this one's. */
export function addressParts(address: string): { prefix: string; body: string } {
  const prefix = kindPrefix.exec(address)?.[0] ?? "";
  return { prefix, body: address.slice(prefix.length) };
}

/** Both ends and nothing between. Six each side after the prefix: four can be matched by a forger in minutes. */
export function shortAddress(address: string, ends: number = 6): string {
  const { prefix, body } = addressParts(address);
  return body.length <= ends * 2 + 1 ? address : `${prefix}${body.slice(0, ends)}…${body.slice(-ends)}`;
}

/** In groups of four, as one compares them by eye. */
export const addressGroups = (address: string): string[] => address.match(/.{1,4}/g) ?? [];

/** A saved address that this one could be mistaken for: both ends alike, yet another address. */
export function lookAlike<Saved extends { address: string }>(
  address: string,
  saved: readonly Saved[],
): Saved | undefined {
  const ends = (text: string) => `${addressParts(text).body.slice(0, 4)}…${text.slice(-4)}`.toLowerCase();
  if (address.length < 12) return undefined;
  if (saved.some((entry) => entry.address === address)) return undefined;
  return saved.find(
    (entry) => ends(entry.address) === ends(address) && entry.address.toLowerCase() !== address.toLowerCase(),
  );
}
