import { bodySchema } from "../model.ts";
import { merge, resolveParameter } from "../schema.ts";
import { type Finding, forEachOperation } from "./rule.ts";

/** Query and body form one flat object for the caller, so they can't share a name, and no other input is allowed. */
export const flatInput = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const parameters = (operation.parameters ?? []).map((each) => resolveParameter(document, each));
  const body = merge(document, bodySchema(operation) ?? {});
  if (operation.requestBody && !body.properties) yield ["requestBody", "must be an object with named properties."];
  for (const { name } of parameters.filter((each) => each.in === "query")) {
    if (body.properties && name in body.properties) yield [`parameter ${name}`, "is in the body too; rename one."];
  }
  for (const name of (operation["x-one-of"] ?? []).flat().filter((each) => !parameters.some((it) => it.name === each)))
    yield ["x-one-of", `names ${name}, which isn't a parameter; a body says it with oneOf.`];
  for (const each of parameters.filter(({ in: place }) => place === "path" || place === "cookie")) {
    yield [`parameter ${each.name}`, `is in the ${each.in}; make it a query parameter or a body field.`];
  }
});
