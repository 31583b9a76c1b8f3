/** A source file for the rules. */
export type SourceFile = { path: string; text: string };
export type Fault = { path: string; line: number; message: string };

type Rule = { name: string; applies: (path: string) => boolean; check: (file: SourceFile) => Fault[] };

const isTest = (path: string) => /\.test\.tsx?$|\/(e2e|test|testing|examples|bench)\//.test(path);
const isSource = (path: string) => /^(packages|apps)\/.*\.tsx?$/.test(path) && !/\/gen(?:erated)?\/|\.gen\./.test(path);
/** Generated into the contract by `gen`. */
const isDerived = (path: string) => /^spec\/\w[\w-]*\/(refusals|examples)\.yaml$/.test(path);
const under =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));

/** Makes a rule that refuses a pattern, line by line. */
function forbid(name: string, applies: Rule["applies"], pattern: RegExp, message: string): Rule {
  return {
    name,
    applies,
    check: ({ path, text }) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [{ path, line: index + 1, message }] : [])),
  };
}

const engine = (path: string) =>
  under("apps/sandbox/src/")(path) &&
  !/src\/(?:(?:adapters|stores|console|cli)\/|(?:cli|real-time)\.ts)/.test(path) &&
  isSource(path) &&
  !isTest(path);

export const rules: Rule[] = [
  {
    name: "file length",
    applies: (path) => (isSource(path) || /^(\.ci|spec)\/.*\.(ts|yaml)$/.test(path)) && !isDerived(path),
    check: ({ path, text }) => {
      const lines = text.split("\n").length - 1;
      // The contract is cut by group first; only a group's file that passes this is cut further.
      const limit = path.endsWith(".yaml") ? 900 : 400;
      return lines > limit
        ? [{ path, line: lines + 1, message: `${lines} lines; no file is over ${limit}: cut it in two.` }]
        : [];
    },
  },
  {
    name: "folder names",
    applies: () => true,
    check: ({ path }) =>
      /(^|\/)(utils?|helpers?|common|shared|misc)\//.test(path)
        ? [{ path, line: 1, message: "A folder is named after what it holds, not utils, helpers or common." }]
        : [],
  },
  forbid(
    "world time",
    engine,
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\bperformance\.now\(|\bsetTimeout\(|\bsetInterval\(/,
    "Time, ids and randomness enter the engine only through its world (clock, ids, random).",
  ),
  forbid(
    "float amounts",
    (path) => isSource(path) && !isTest(path),
    /\b(parseFloat|toFixed)\(/,
    "Amounts never pass through floats: BigNumber in the web app, bigint minor units in the sandbox.",
  ),
  forbid(
    "paths outside gen",
    (path) => isSource(path) && !isTest(path) && !under("apps/sandbox/src/", "apps/web/vite", "apps/web/dev/")(path),
    /["'`]\/api\//,
    "No path string outside gen/: call the SDK's operation.",
  ),
  forbid(
    "amounts as numbers",
    (path) => isSource(path) && !isTest(path) && !under("apps/sandbox/src/console/")(path),
    /\bNumber\([^)]*(?:amount|balance|price|fee\b|rate\b|quota|available|worth)/i,
    "Amounts never pass through Number: BigNumber in the web app, bigint minor units in the sandbox.",
  ),
  forbid(
    "envelope",
    (path) =>
      under("packages/sdk/src/")(path) &&
      isSource(path) &&
      !isTest(path) &&
      !/src\/(?:http\/envelope\.ts|rules\/|testing)/.test(path),
    /\.success\b|\bvalidationErrors\b.*[=(]/,
    "The envelope is read in envelope.ts alone.",
  ),
  forbid(
    "behaviour of an error",
    (path) => under("apps/web/src/")(path) && !isTest(path) && path !== "apps/web/src/app/errors.ts",
    /\bbehaviours?\[|\bcase "(?:maintenance|endSession|recheckSecurity|confirmSignIn|cardLink|showText|showMessage)"/,
    "What an error's behaviour does is in app/errors.ts alone.",
  ),
  {
    name: "entries",
    applies: (path) => isSource(path) && !isTest(path) && !/\/src\/(?:index|rules)\.ts$|\/exports\.ts$/.test(path),
    check: ({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      return /^\s*(?:export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+"[^"]+";\s*)+$/.test(code)
        ? [{ path, line: 1, message: "It only passes on what others export: import those." }]
        : [];
    },
  },
  forbid(
    "paths of a machine",
    () => true,
    /(?<![\w.*-])\/(?:home|Users|root|tmp|work)\/|(?:registry|npm)\.[\w-]+\.(?:org|com|dev)\b|\bverdaccio\b/,
    "No path of a machine and no host of a package registry: neither is there for the next person.",
  ),
  forbid(
    "switched-off types",
    (path) => isSource(path),
    /@ts-(ignore|nocheck|expect-error(?!.{8}))/,
    "Types are not switched off.",
  ),
  forbid(
    "no sleeping",
    (path) => isSource(path) && isTest(path),
    /waitForTimeout\(|\bsleep\(/,
    "A test doesn't sleep: drive the clock or wait for what is seen.",
  ),
  forbid(
    "unfinished",
    (path) => isSource(path),
    /\b(TODO|FIXME|XXX)\b|not implemented|coming soon/i,
    "Nothing unfinished lands.",
  ),
];

/** @returns the faults of all rules in these files. */
export function findFaults(files: SourceFile[]): Fault[] {
  return files.flatMap((file) => rules.filter((rule) => rule.applies(file.path)).flatMap((rule) => rule.check(file)));
}
