import { refName } from "../schema.ts";
import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** Encrypted fields have a sibling key id, derived ones a ticket, and the SDK fills nothing else. */
export function* sealed({ document }: Contract): Iterable<Finding> {
  for (const [at, { properties = {} }] of schemasOf(document)) {
    const wanted = new Set<string>();
    for (const [name, schema] of Object.entries(properties)) {
      if (schema["x-derived"] && !schema["x-encrypted"])
        yield [`${at}/${name}`, "has x-derived without x-encrypted; add it."];
      if (!schema["x-encrypted"]) continue;
      wanted.add(`${name}KeyId`);
      if (schema["x-derived"]) wanted.add("ticket");
      for (const key of schema["x-derived"]?.key ?? []) {
        if (!(key in properties))
          yield [`${at}/${name}`, `is derived with ${key}, which isn't a field beside it; add it.`];
      }
    }
    for (const name of wanted) {
      if (!properties[name]?.["x-filled"]) {
        yield [`${at}/${name}`, "must stand beside the encrypted field, marked x-filled: true; add it."];
      }
    }
    for (const [name, schema] of Object.entries(properties)) {
      if (schema["x-filled"] && !wanted.has(name)) {
        yield [`${at}/${name}`, "is x-filled, but no encrypted or derived field beside it asks for it; drop the mark."];
      }
      if (name.endsWith("KeyId") && refName(schema) === "KeyId" && !wanted.has(name)) {
        yield [`${at}/${name}`, "is a key id without its x-encrypted field; mark that field or delete this one."];
      }
    }
  }
}
