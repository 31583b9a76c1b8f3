import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { isBinary } from "../model.ts";
import { firstLine, type Source } from "./text.ts";

/** `paths` and `components` by openapi-typescript, for openapi-fetch and for whoever reads the wire. */
export async function types({ document }: Source): Promise<string> {
  // Its own type of a document demands fields that OpenAPI doesn't; ours is what our linter checked.
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    immutable: true,
    silent: true,
    transform: (schema) =>
      isBinary(schema as { format?: string }) ? ts.factory.createTypeReferenceNode("Blob") : undefined,
  });
  return firstLine + astToString(nodes);
}
