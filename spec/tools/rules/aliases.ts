import type { Document } from "../document.ts";
import { operationsOf } from "../document.ts";
import type { Contract, Finding } from "./rule.ts";

/**
 * An alias corrects a misspelt name and must be unused. The dictionary is the contract's own prose without
 * identifiers, because a general one lacks the trade's words.
 */
export function* aliases({ document }: Contract): Iterable<Finding> {
  const operations = [...operationsOf(document)].map(({ operation }) => operation);
  const english = wordsOf(proseOf(document));
  const names = operations.flatMap(({ operationId = "", "x-alias": alias }) => [operationId, alias ?? ""]);
  for (const { operationId = "", "x-alias": alias } of operations) {
    if (alias === undefined) continue;
    const at = `${operationId} x-alias`;
    if (!/^[a-z][A-Za-z0-9]*$/.test(alias)) yield [at, "must be a name in camelCase, such as checkConvertOrderStatus."];
    const taken = names.filter((name) => name.toLowerCase() === alias.toLowerCase()).length > 1;
    if (taken) yield [at, `is ${alias}, which another operation or alias is called; take a free name.`];
    const unknown = [...wordsOf(alias)].filter((word) => !english.has(word));
    if (unknown.length > 0) yield [at, `has ${unknown.join(", ")}, which no text of the contract spells so; mend it.`];
    if ([...wordsOf(operationId)].every((word) => english.has(word)))
      yield [at, "stands beside a name that is spelt right; delete it, for two names of one call only confuse."];
  }
}

/** The words of a text or a camelCase name, in lower case. */
const wordsOf = (text: string) =>
  new Set([...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase()));

/** Returns summaries and descriptions without the identifiers they quote. */
function proseOf(document: Document): string {
  const texts: string[] = [];
  JSON.stringify(document, (key, value) => {
    if ((key === "summary" || key === "description") && typeof value === "string") texts.push(value);
    return value;
  });
  return texts
    .join(" ")
    .replace(/`[^`]*`/g, " ")
    .replace(/\b\w+[a-z][A-Z]\w*/g, " ");
}
