import { type Body, type EngineReply, type EngineRequest, UploadedFile } from "../../engine/request.ts";
import type { Notice } from "./notices.ts";

/** What tabs say to each other. Everybody hears everything. */
export type Message =
  /** Who leads? */
  | { readonly kind: "who" }
  /** I lead, since the epoch's start. What was asked and not answered is asked again. */
  | { readonly kind: "leader"; readonly epoch: number; readonly notices: readonly Notice[] }
  | { readonly kind: "ask"; readonly id: string; readonly request: PackedRequest }
  | { readonly kind: "answer"; readonly id: string; readonly reply: PackedReply };

type Fields = { readonly name: string; readonly value: string }[];
type File = { readonly field: string; readonly name: string; readonly bytes: Uint8Array };
type PackedBody = Exclude<Body, { kind: "form" }> | { readonly kind: "form"; fields: Fields; files: File[] };

/** A request without classes, as a message or a database keeps it. */
export type PackedRequest = Omit<EngineRequest, "body"> & { readonly body: PackedBody };
/** A reply without its ties to the log. */
export type PackedReply = Omit<EngineReply, "noteTook" | "noteDoor">;

export function packRequest(request: EngineRequest): PackedRequest {
  const { body } = request;
  if (body.kind !== "form") return { ...request, body };
  const fields = Array.from(body.fields, ([name, value]) => ({ name, value }));
  const files = body.files.map(({ field, name, bytes }) => ({ field, name, bytes }));
  return { ...request, body: { kind: "form", fields, files } };
}

export function unpackRequest(packed: PackedRequest): EngineRequest {
  const { body } = packed;
  if (body.kind !== "form") return { ...packed, body };
  const fields = new URLSearchParams(body.fields.map(({ name, value }) => [name, value]));
  const files = body.files.map(({ field, name, bytes }) => new UploadedFile(field, name, bytes));
  return { ...packed, body: { kind: "form", fields, files } };
}

export function packReply({ noteTook: _took, noteDoor: _door, ...packed }: EngineReply): PackedReply {
  return packed;
}
