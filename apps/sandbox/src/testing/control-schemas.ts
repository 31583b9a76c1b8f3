import type { Schema } from "../../../../spec/tools/document.ts";
import { ajv, theirs } from "../../../../spec/tools/testing/ajv.ts";
import document from "../gen/control.json" with { type: "json" };

// The control API's document, which its replies and bodies are checked against.
ajv.addSchema(document, "control");

const schemas = new Map<string, Schema>();
const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** Returns the schema of a call's reply or body, with references resolved. */
function schemaOf(call: string, part: readonly string[]): Schema {
  const name = [call, ...part].join(" ");
  const known = schemas.get(name);
  if (known) return known;
  const [method = "", path = ""] = call.split(" ");
  let [at, node]: [string, unknown] = ["#", document];
  for (const step of ["paths", `/${path}`, method.toLowerCase(), ...part, "content", "application/json", "schema"]) {
    node = Object(node)[step];
    at += `/${escaped(step)}`;
    const { $ref }: { $ref?: string } = Object(node);
    if ($ref === undefined || step === "schema") continue;
    at = $ref;
    node = $ref
      .slice(2)
      .split("/")
      .reduce((inside, each) => Object(inside)[each], document as unknown);
  }
  const schema = { $ref: `control${at}` } as Schema;
  schemas.set(name, schema);
  return schema;
}

/** Returns the faults of a control call's reply against the document. */
export const faultsOfReply = (call: string, reply: unknown, status = "200") =>
  theirs(schemaOf(call, ["responses", status]), reply);
/** Returns the faults of a control call's body against the document. */
export const faultsOfBody = (call: string, body: unknown) => theirs(schemaOf(call, ["requestBody"]), body);
