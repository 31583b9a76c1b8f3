import { aliases } from "./aliases.ts";
import { bounds } from "./bounds.ts";
import { described } from "./described.ts";
import { enums } from "./enums.ts";
import { errors } from "./errors.ts";
import { examples } from "./examples.ts";
import { flatInput } from "./flat-input.ts";
import { idempotency, moneyKeys } from "./idempotency.ts";
import { keywords } from "./keywords.ts";
import { labels } from "./labels.ts";
import { lifeCycles } from "./life-cycles.ts";
import { lists, serverTime } from "./lists.ts";
import { marks } from "./marks.ts";
import { money } from "./money.ts";
import { names } from "./names.ts";
import { addresses, numbers } from "./numbers.ts";
import { operationParts } from "./operation-parts.ts";
import { files, keys, limits } from "./promises.ts";
import { reachable } from "./reachable.ts";
import { repeated } from "./repeated.ts";
import { replies } from "./replies.ts";
import type { Contract, Rule } from "./rule.ts";
import { sealed } from "./sealed.ts";
import { tables } from "./tables.ts";
import { unnamed } from "./unnamed.ts";
import { unused } from "./unused.ts";

const rules: Readonly<Record<string, Rule>> = {
  keywords,
  operationParts,
  marks,
  replies,
  flatInput,
  idempotency,
  moneyKeys,
  errors,
  unnamed,
  repeated,
  aliases,
  bounds,
  described,
  money,
  numbers,
  addresses,
  names,
  enums,
  labels,
  lifeCycles,
  tables,
  sealed,
  lists,
  serverTime,
  files,
  keys,
  limits,
  reachable,
  examples,
  unused,
};

/** Returns the findings, one line each: `rule: location: fault and remedy`. */
export function lint(contract: Contract): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    [...rule(contract)].map(([at, message]) => `${name}: ${at}: ${message}`),
  );
}
