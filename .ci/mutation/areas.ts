/** What is mutated, by which tests it has to be noticed. Globs from the root. */
export type Area = { readonly mutate: readonly string[]; readonly tests: readonly string[] };

const sandbox = "apps/sandbox/src";
const sdk = "packages/sdk";
const noTests = "!**/*.test.ts";

export const areas: Readonly<Record<string, Area>> = {
  sdk: {
    mutate: [
      `${sdk}/src/session/*.ts`,
      `${sdk}/src/transport/retry*.ts`,
      `${sdk}/src/{envelope,call,call-once,single-flight}.ts`,
      noTests,
    ],
    // Without the storms, and without what looks elsewhere.
    tests: [
      `${sdk}/src/*.test.ts`,
      `${sdk}/src/{session,transport}/*.test.ts`,
      `${sdk}/test/!(*.deep|encryption|react-query|catalogue|secrets).test.ts`,
    ],
  },
  ledger: {
    mutate: [`${sandbox}/ledger/*.ts`, noTests],
    tests: [`${sandbox}/ledger/*.test.ts`],
  },
  domain: {
    // Labels and seeded lists are words, not rules.
    mutate: [`${sandbox}/domain/**/*.ts`, `!${sandbox}/domain/enums/*`, `!${sandbox}/domain/fiat/*`, noTests],
    // Without the walks of thousands of steps: they would run again for each of two thousand mutants.
    tests: [
      `${sandbox}/{domain,operations,actors,outcomes,control}/**/!(*.deep).test.ts`,
      "apps/sandbox/test/outcomes/*.test.ts",
    ],
  },
};
