import type { Media, Operation, Schema } from "../document.ts";
import { refName } from "../schema.ts";
import { type Finding, forEachOperation } from "./rule.ts";

/** Every operation has example requests and replies, uses the envelope and declares its refusals. */
export const replies = forEachOperation(function* (operation): Iterable<Finding> {
  const success = operation.responses?.["200"];
  const media = success?.content?.["application/json"];
  if (!media?.schema) yield ["responses/200", "is missing; give the envelope as application/json."];
  else {
    const frame = media.schema.allOf?.map(refName)[0];
    const older = operation["x-service"] === "content";
    const slot = older ? "data" : "result";
    if (frame !== (older ? "OlderEnvelope" : "Envelope") || !requires(media.schema, slot)) {
      yield [
        "responses/200",
        `must be allOf ${older ? "OlderEnvelope" : "Envelope"} and an object requiring \`${slot}\`.`,
      ];
    }
    if (!hasExample(media)) yield ["responses/200", "has no example; show a whole envelope."];
  }
  for (const [type, body] of Object.entries(operation.requestBody?.content ?? {})) {
    if (!["application/json", "multipart/form-data"].includes(type)) {
      yield [`requestBody/${type}`, "must be application/json, or multipart/form-data for files."];
    }
    // A form carries bytes, which examples can't show.
    if (type === "application/json" && !hasExample(body))
      yield ["requestBody", "has no example; show a whole request."];
  }
  for (const status of refusalsOf(operation)) {
    const place = status === 400 ? "the operation's reply in refusals.yaml" : "components/responses.yaml";
    if (!operation.responses?.[status]) yield [`responses/${status}`, `is missing; refer to ${place}.`];
  }
});

/** Returns the refusal statuses of an operation, by its input. */
function refusalsOf(operation: Operation): number[] {
  const statuses = [400, 404, 429, 500, 503];
  if (operation.security?.length !== 0) statuses.push(401, 403);
  if (operation["x-retry"] === "key") statuses.push(409);
  if (operation.requestBody) statuses.push(413, 415);
  return statuses;
}

const requires = ({ allOf }: Schema, slot: string) => allOf?.some(({ required }) => required?.includes(slot)) === true;

const hasExample = ({ example, examples }: Media) => example !== undefined || Object.keys(examples ?? {}).length > 0;
