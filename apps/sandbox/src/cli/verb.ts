import { type ParseArgsConfig, parseArgs } from "node:util";
import { misused } from "./mistakes.ts";

export type Options = NonNullable<ParseArgsConfig["options"]>;
export type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>["values"];

/** The destination of a verb's output: the terminal, or a test. */
export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
};
export type Verb = {
  /** The arguments after the verb's name. */
  readonly takes: string;
  /** Printed by --help, after the usage line. */
  readonly help: string;
  readonly run: (words: readonly string[], io: Io) => Promise<void>;
};

/** Defines a verb with typed options; `parseArgs` refuses unknown ones. */
export function defineVerb<const O extends Options>(verb: {
  takes: string;
  help: string;
  options: O;
  run: (given: { values: Values<O>; words: readonly string[]; io: Io }) => Promise<void> | void;
}): Verb {
  const { takes, help, options, run } = verb;
  return {
    takes,
    help,
    run: async (words, io) => {
      const { values, positionals } = parse(words, options);
      await run({ values, words: positionals, io });
    },
  };
}

function parse<const O extends Options>(words: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // The first sentence of the error explains the mistake; the rest is about parseArgs itself.
    throw misused(
      `${String((error as Error).message)
        .split(". ", 1)[0]
        ?.replace(/\.$/, "")}.`,
    );
  }
}

/** Returns the only argument of a verb. @throws Mistake for none or several */
export function oneWord(words: readonly string[], what: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw misused(`It takes one ${what}, not ${words.length}.`);
  return word;
}
export function noWords(words: readonly string[]): void {
  if (words.length > 0) throw misused(`It takes no "${words.join(" ")}".`);
}
