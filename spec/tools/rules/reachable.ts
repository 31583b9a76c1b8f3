import { modelsOf } from "../model.ts";
import { walkDeep } from "../schema.ts";
import type { Contract, Finding } from "./rule.ts";

/** The SDK finds encrypted fields by a dotted path: one in a list or a choice would be sent as plain text. */
export function* reachable({ document }: Contract): Iterable<Finding> {
  for (const { id, fields, encrypted } of modelsOf(document)) {
    for (const { name, schema } of fields) {
      const marked = [...walkDeep(document, schema)].some((part) => part["x-encrypted"]);
      if (!marked || encrypted.some(({ field }) => field === name || field.startsWith(`${name}.`))) continue;
      yield [`${id} ${name}`, "has an encrypted field inside a list or a choice; put it into a plain object."];
    }
  }
}
