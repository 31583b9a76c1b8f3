/**
 * Which texts travel together: a page fetches those of its groups in its language, and nothing else. A route names its
 * groups as `texts` in its `staticData`; "start" is always there.
 */
export const textGroups = {
  /** The frame of every page. */
  start: ["shell", "page", "error", "status"],
  /** Pages for anybody, and signing up and in. */
  public: ["home", "user"],
  /** What forms, flows and tables say, whatever they are about. */
  kit: ["form", "flow", "table"],
  account: ["account", "kyc", "standin"],
  assets: ["assets", "recharge", "withdraw", "address"],
} as const satisfies Record<string, readonly string[]>;

/** What only the sandbox says; not in what is built for people. */
export const sandboxAreas: readonly string[] = ["standin"];

export type TextGroup = keyof typeof textGroups;
