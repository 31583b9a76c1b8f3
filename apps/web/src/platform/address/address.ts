/** Strips "bitcoin:" and "?amount=…" from a copied address. */
export function bareAddress(text: string): string {
  return text
    .replace(/\s+/g, "")
    .replace(/^[a-z]+:(\/\/)?/i, "")
    .replace(/[?@].*$/, "");
}

// The prefix that all addresses of a kind share, which identifies none.
const kindPrefix = /^(0x|bc1[qp]?|tb1[qp]?)/i;

/** Returns the prefix shared by the kind, and the rest. */
export function addressParts(address: string): { prefix: string; body: string } {
  const prefix = kindPrefix.exec(address)?.[0] ?? "";
  return { prefix, body: address.slice(prefix.length) };
}

/** Returns both ends of an address. Six characters each after the prefix: four can be forged in minutes. */
export function shortAddress(address: string, ends: number = 6): string {
  const { prefix, body } = addressParts(address);
  return body.length <= ends * 2 + 1 ? address : `${prefix}${body.slice(0, ends)}…${body.slice(-ends)}`;
}

/** Returns groups of four, for comparison by eye. */
export const addressGroups = (address: string): string[] => address.match(/.{1,4}/g) ?? [];

/** Returns a saved address that this one could be mistaken for: equal ends, but another address. */
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
