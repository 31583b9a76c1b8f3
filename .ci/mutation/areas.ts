/** What is mutated, by which tests it has to be noticed. Globs from the root. */
export type Area = {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Whether its tests need a page. */
  readonly page?: true;
};

const kernel = "apps/web/src/kernel";
const sandbox = "apps/sandbox/src";
const sdk = "packages/sdk";
const noTests = "!**/*.test.{ts,tsx}";

export const areas: Readonly<Record<string, Area>> = {
  sdk: {
    mutate: [
      `${sdk}/src/session/*.ts`,
      `${sdk}/src/http/retry*.ts`,
      `${sdk}/src/{http/envelope,client/call,client/call-once,client/events,client/outcome,client/sending,client/single-flight,webhooks/verify-webhook}.ts`,
      `${sdk}/src/signing/*sign*.ts`,
      noTests,
    ],
    // Without the storms, and without what looks elsewhere.
    tests: [
      `${sdk}/src/*.test.ts`,
      `${sdk}/src/{session,http,client}/*.test.ts`,
      `${sdk}/test/!(*.deep|encryption|react-query|catalogue|secrets|money-once).test.ts`,
    ],
  },
  ledger: {
    mutate: [`${sandbox}/ledger/*.ts`, noTests],
    tests: [`${sandbox}/ledger/*.test.ts`],
  },
  domain: {
    // Labels and seeded lists are words, not rules.
    mutate: [
      `${sandbox}/areas/**/*.ts`,
      `!${sandbox}/areas/{enumerations,fiat-currencies}/*`,
      `!${sandbox}/areas/**/{seed,scenarios,testing}.ts`,
      noTests,
    ],
    // Without the walks of thousands of steps: they would run again for each of two thousand mutants.
    tests: [`${sandbox}/{areas,area,engine,control}/**/!(*.deep).test.ts`, "apps/sandbox/test/outcomes/*.test.ts"],
  },
  // What every money flow goes through: its draft, its acts, its price, and where a refusal is shown.
  web: {
    mutate: [
      `${kernel}/flow/{flow-draft,use-flow,use-draft,quote}.ts`,
      `${kernel}/form/{server-errors,amount-rule}.ts`,
    ],
    tests: [`${kernel}/flow/*.test.{ts,tsx}`, `${kernel}/form/{server-errors,amount-rule}.test.ts`],
    page: true,
  },
};
