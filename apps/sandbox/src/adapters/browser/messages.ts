import { type Body, type EngineReply, type EngineRequest, UploadedFile } from "../../core/request.ts";
import type { Notice } from "./notices.ts";

/** The tabs' messages on the BroadcastChannel: every tab receives each message. */
export type Message =
  | { readonly kind: "findLeader" }
  /** The leader's heartbeat. A new epoch means a new leader: requests without a reply are resent. */
  | { readonly kind: "leader"; readonly epoch: number; readonly notices: readonly Notice[] }
  | { readonly kind: "request"; readonly id: string; readonly request: PackedRequest }
  | { readonly kind: "reply"; readonly id: string; readonly reply: PackedReply };

type Fields = { readonly name: string; readonly value: string }[];
type File = { readonly field: string; readonly name: string; readonly bytes: Uint8Array };
type PackedBody = Exclude<Body, { kind: "form" }> | { readonly kind: "form"; fields: Fields; files: File[] };

/** A request as plain data for structured cloning and IndexedDB. */
export type PackedRequest = Omit<EngineRequest, "body"> & { readonly body: PackedBody };
/** A reply as plain data, without its callbacks to the request log. */
export type PackedReply = Omit<EngineReply, "noteTook" | "noteAdapter" | "pieces">;

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

export function packReply({ noteTook: _took, noteAdapter: _door, ...packed }: EngineReply): PackedReply {
  return packed;
}
