import { nameOf } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import { program } from "../../src/modules/program.ts";
import { pairs } from "./recipes.ts";

/** Returns ERROR-RECIPES.md: every code of a built operation and its recipe. A test runs every line. */
export function outcomesTable(): string {
  return `${[intro, anyCall, magic(), ...operationTables()].join("\n\n")}\n`;
}

const intro = `# Outcomes on demand

Every refusal the contract names can be had from the sandbox. Written by \`vitest run apps/sandbox/test/outcomes -u\`;
a test meets every code below in the way told here and keeps this file current.

- **As it happens**: do what the line says. Actors are \`POST /__sandbox/api/actors/<who>/<what>\`; \`GET
  /__sandbox/api/actors\` lists them with what they can do now.
- **By a header**: \`X-Sandbox-Outcome: <code>\` on any call, in every adapter. The code must be one the call may answer, else
  400 names the header and lists them. Who asks and the input are checked first; nothing changes, and an
  \`Idempotency-Key\` stays free.
- **By a magic value**, in worlds that allow them (\`PUT settings {allowMagicCode}\`, on at the start).
- **By a fault**: \`PUT faults {rules: [{operation, kind: "code", value}]}\`, for the nth call or by chance.`;

const anyCall = `## Any call

| code | met by |
|---|---|
| 1, 2 maintenance | the header, a fault, the scenario \`maintenance\` |
| 400 invalidRequest | an input that breaks the contract; \`validationErrors\` name the fields |
| 401 notSignedIn | no token, an unknown or ended one, the fault \`expireToken\`; a signature that is wrong, too old or sent before, an API key that is unknown, ran out or isn't bound to the address |
| 403 notAllowed | an account type the call isn't for, a permission the API key lacks |
| 404, 405 | a path or a method the contract doesn't have |
| 409 idempotencyConflict | an \`Idempotency-Key\` used with another body |
| 413, 415 | a body over 1 MB, a content type the call doesn't take |
| 429 tooManyRequests | a second verification code within 60 s, the header; with \`Retry-After\` |
| 500 serverError | the header, a fault |
| 501 notServedYet | an operation that isn't built |
| 50001 sessionInvalid | \`actors/operator/end-sessions\` |
| 50004 signInRequired | \`actors/operator/close-sessions\` |
| 80001 userDisabled | \`actors/operator/disable\` |
| 80002 signedInElsewhere | \`actors/operator/sign-in-elsewhere\` |

The last four hold for every call that takes a token, so they aren't repeated below.`;
const everywhere = [50001, 50004, 80001, 80002];

const magic = () => `## Magic values

\`GET /__sandbox/api/magic\` lists them too. None is anybody's: the addresses are checksummed texts with no key, the phones
lie in the range kept for fiction.

${table(
  ["in", "value", "what happens"],
  program.magicValues.map(({ field, value, about }) => [field, `\`${value}\``, about.en]),
)}`;

function operationTables(): string[] {
  const groups = Map.groupBy(
    pairs.filter(({ code, recipe }) => !everywhere.includes(code) || recipe?.how !== usual(code)),
    ({ operation }) => operation.group,
  );
  return [...groups].map(([group, rows]) => {
    const lines = rows.map(({ operation, code, recipe }) => [
      operation.operationId,
      `${code} ${nameOf(code)}`,
      recipe?.how ?? "only by the header or a fault",
    ]);
    return `## ${group}\n\n${table(["operation", "code", "met by"], lines)}`;
  });
}
const usual = (code: number) =>
  pairs.find(({ operation, code: each }) => each === code && isPlain(operation))?.recipe?.how;
const isPlain = ({ operationId }: OperationInfo) => operationId === "getAccountInfo";

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
