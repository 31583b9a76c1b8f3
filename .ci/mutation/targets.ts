/** The mutated files and the tests that must detect the mutants. Globs from the root. */
export type Target = {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The tests need a DOM. */
  readonly page?: true;
};

const platform = "apps/web/src/platform";
const sandbox = "apps/sandbox/src";
const sdk = "packages/sdk";
const noTests = "!**/*.test.{ts,tsx}";

export const targets: Readonly<Record<string, Target>> = {
  sdk: {
    mutate: [
      `${sdk}/src/session/*.ts`,
      `${sdk}/src/http/{envelope,retry*,events}.ts`,
      `${sdk}/src/client/{attempt,call,call-state,outcome,send-once,session-policy}.ts`,
      `${sdk}/src/webhooks/*.ts`,
      `${sdk}/src/signing/*.ts`,
      noTests,
    ],
    // Without stress tests and tests of other parts.
    tests: [
      `${sdk}/src/*.test.ts`,
      `${sdk}/src/{session,http}/*.test.ts`,
      `${sdk}/test/!(*.property|encryption|react-query|catalogue|secrets|money-once).test.ts`,
    ],
  },
  ledger: {
    mutate: [`${sandbox}/ledger/*.ts`, noTests],
    tests: [`${sandbox}/ledger/*.test.ts`],
  },
  domain: {
    // Labels and seeded lists contain texts, not rules.
    mutate: [
      `${sandbox}/modules/**/*.ts`,
      `!${sandbox}/modules/{basic,quick-pay/currencies}/*`,
      `!${sandbox}/modules/**/{seed,scenarios,testing}.ts`,
      noTests,
    ],
    // Without property tests: they would run again for each of two thousand mutants.
    tests: [`${sandbox}/{modules,core,control}/**/!(*.property).test.ts`, "apps/sandbox/test/outcomes/*.test.ts"],
  },
  // The parts that all money flows share: draft, actions, price, and the field of a refusal.
  web: {
    mutate: [
      `${platform}/flow/{flow-draft,use-flow,use-draft,quote}.ts`,
      `${platform}/form/{server-errors,amount-rule}.ts`,
    ],
    tests: [`${platform}/flow/*.test.{ts,tsx}`, `${platform}/form/{server-errors,amount-rule}.test.ts`],
    page: true,
  },
};
