import { operationsOf } from "../document.ts";
import { pascal } from "../model.ts";
import type { Contract, Finding } from "./rule.ts";

/** Names that a generator makes types or files of differ in more than case; some file systems ignore it. */
export function* names({ document }: Contract): Iterable<Finding> {
  const seen = new Map<string, string>();
  const made = [...operationsOf(document)].map(({ operation }) => pascal(operation.operationId ?? ""));
  const { schemas = {}, parameters = {}, responses = {} } = document.components;
  for (const name of [...made, ...[schemas, parameters, responses].flatMap((each) => Object.keys(each))]) {
    const other = seen.get(name.toLowerCase()) ?? name;
    if (other !== name) yield [name, `differs from ${other} only in case; rename one of them.`];
    seen.set(name.toLowerCase(), other);
  }
}
