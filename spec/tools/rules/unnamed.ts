import { behaviourOf } from "../../../packages/errors/src/index.ts";
import { operationsOf } from "../document.ts";
import type { Rule } from "./rule.ts";

/**
 * An operation or the app shell handles every code of the catalogue; the shell handles behaviours other than
 * showing the message (maintenance, ended sessions, dialogs). An unreachable code would bloat every client.
 */
export const unnamed: Rule = function* ({ document, catalogue }) {
  const named = new Set([...operationsOf(document)].flatMap(({ operation }) => operation["x-errors"] ?? []));
  for (const [code, name] of catalogue) {
    if (named.has(code) || behaviourOf(code) !== "showMessage") continue;
    yield [`${code} ${name}`, "is named by no operation; put it into the x-errors of one that can answer it."];
  }
};
