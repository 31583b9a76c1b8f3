/** A terminal session with the sandbox. facts.test.ts compares it with the command's real output. */
export const session = [
  { typed: "npx @coffer/sandbox", answer: "Coffer sandbox on http://127.0.0.1:4010" },
  { typed: "npx @coffer/sandbox clock freeze", answer: "main: 2026-11-21T14:02:11.000Z, frozen, 1 to come" },
  { typed: "npx @coffer/sandbox advance 1m", answer: "main: 2026-11-21T14:03:11.000Z, frozen, 1 to come" },
] as const;
