// What vite/reference.ts makes of the contract.
declare module "virtual:reference" {
  /** Every operation, in the order of the contract. */
  export const entries: readonly import("./platform/contract-pages.ts").Entry[];
  /** The groups with what they are about, in the same order. */
  export const groups: readonly { name: string; about: string }[];
  /** Loads a group's pages on demand. */
  export const load: Record<string, () => Promise<{ default: import("./platform/contract-pages.ts").GroupPage }>>;
}
