import text from "./deposits.txt?raw";

/** The program on the home page with its output: facts.test.ts runs it against the sandbox. */
export const program = text.trimEnd();
export const programPrints = "1000 20";
