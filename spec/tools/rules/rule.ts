import type { Document, Operation } from "../document.ts";
import { operationsOf } from "../document.ts";

/** What the rules look at. */
export interface Contract {
  document: Document;
  /** Catalogue code → name. */
  catalogue: ReadonlyMap<number, string>;
  /** Parts defined in the files that nothing refers to, such as `auth/schemas.yaml#/Ticket`. */
  unused: readonly string[];
}

/** Where, and what is wrong with how to mend it. */
export type Finding = readonly [at: string, message: string];

export type Rule = (contract: Contract) => Iterable<Finding>;

/** Runs for each operation; `at` starts with its name. */
export function forEachOperation(
  check: (operation: Operation, contract: Contract, path: string, method: string) => Iterable<Finding>,
): Rule {
  return function* (contract) {
    for (const { operation, path, method } of operationsOf(contract.document)) {
      const name = operation.operationId ?? `${method.toUpperCase()} ${path}`;
      for (const [at, message] of check(operation, contract, path, method)) {
        yield [at === "" ? name : `${name} ${at}`, message];
      }
    }
  };
}
