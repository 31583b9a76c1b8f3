/** The places of documentation addresses, used in the world's stories. */
const places = [
  ["203.0.113.", "London, GB"],
  ["198.51.100.", "Rotterdam, NL"],
  ["192.0.2.", "Singapore, SG"],
] as const;

/** Returns an address's rough place; unknown for all other addresses. */
export const locationOf = (ip: string): string | null => places.find(([start]) => ip.startsWith(start))?.[1] ?? null;
