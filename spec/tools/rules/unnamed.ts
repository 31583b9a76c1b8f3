import { behaviourOf } from "../../../packages/errors/src/index.ts";
import { operationsOf } from "../document.ts";
import type { Rule } from "./rule.ts";

/**
 * Every code of the catalogue is named by an operation, or by a rule of the shell: a behaviour other than showing the
 * message is one (maintenance, ended sessions, dialogs). A code nobody can meet would be dead weight in every client.
 */
export const unnamed: Rule = function* ({ document, catalogue }) {
  const named = new Set([...operationsOf(document)].flatMap(({ operation }) => operation["x-errors"] ?? []));
  for (const [code, name] of catalogue) {
    if (named.has(code) || behaviourOf(code) !== "showMessage") continue;
    yield [`${code} ${name}`, "is named by no operation; put it into the x-errors of one that can answer it."];
  }
};
