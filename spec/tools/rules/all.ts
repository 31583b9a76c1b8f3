import { described } from "./described.ts";
import { enums } from "./enums.ts";
import { errors } from "./errors.ts";
import { examples } from "./examples.ts";
import { flatInput } from "./flat-input.ts";
import { idempotency, moneyKeys } from "./idempotency.ts";
import { keywords } from "./keywords.ts";
import { money } from "./money.ts";
import { operationParts } from "./operation-parts.ts";
import { reachable } from "./reachable.ts";
import { repeated } from "./repeated.ts";
import { replies } from "./replies.ts";
import type { Contract, Rule } from "./rule.ts";
import { sealed } from "./sealed.ts";
import { unnamed } from "./unnamed.ts";
import { unused } from "./unused.ts";

const rules: Readonly<Record<string, Rule>> = {
  keywords,
  operationParts,
  replies,
  flatInput,
  idempotency,
  moneyKeys,
  errors,
  unnamed,
  repeated,
  described,
  money,
  enums,
  sealed,
  reachable,
  examples,
  unused,
};

/** One line a finding: `rule: where: what, and how to mend it`. */
export function lint(contract: Contract): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    [...rule(contract)].map(([at, message]) => `${name}: ${at}: ${message}`),
  );
}
