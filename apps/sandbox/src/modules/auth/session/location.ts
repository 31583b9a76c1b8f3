/** Where addresses are that belong to nobody: those reserved for examples stand for places in the world's stories. */
const places = [
  ["203.0.113.", "London, GB"],
  ["198.51.100.", "Rotterdam, NL"],
  ["192.0.2.", "Singapore, SG"],
] as const;

/** Where an address is, roughly; of all others nobody here knows. */
export const locationOf = (ip: string): string | null => places.find(([start]) => ip.startsWith(start))?.[1] ?? null;
