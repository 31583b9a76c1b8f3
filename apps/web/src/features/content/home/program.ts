import text from "./deposits.txt?raw";

/** What the home page shows, and what it prints: facts.test.ts runs it against the sandbox. */
export const program = text.trimEnd();
export const programPrints = "1000 20";
