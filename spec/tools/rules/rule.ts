import type { Document, Operation } from "../document.ts";
import { operationsOf } from "../document.ts";

/** The input of the rules. */
export interface Contract {
  document: Document;
  /** Catalogue code → name. */
  catalogue: ReadonlyMap<number, string>;
  /** Parts defined in the files that nothing refers to, such as `auth/schemas.yaml#/Ticket`. */
  unused: readonly string[];
}

/** The location, and the fault with its remedy. */
export type Finding = readonly [at: string, message: string];

export type Rule = (contract: Contract) => Iterable<Finding>;

/** Runs a rule for each operation and prefixes its location with the operation's name. */
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
