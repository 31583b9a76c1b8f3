/** A session with the sandbox: what is typed, and what it answers. facts.test.ts holds the answers to its words. */
export const session = [
  { typed: "npx @coffer/sandbox", answer: "Coffer sandbox on http://127.0.0.1:4010" },
  { typed: "npx @coffer/sandbox clock freeze", answer: "main: 2026-11-21T14:02:11.000Z, frozen, 1 to come" },
  { typed: "npx @coffer/sandbox advance 1m", answer: "main: 2026-11-21T14:03:11.000Z, frozen, 1 to come" },
] as const;
