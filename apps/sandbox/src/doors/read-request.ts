import { type Body, type EngineRequest, UploadedFile } from "../engine/request.ts";
import { CONTROL_PATH } from "../sandbox.ts";

/** "Body cap": a JSON body, and a form with a 10 MB file in it. */
export const TEXT_LIMIT = 1024 * 1024;
export const FORM_LIMIT = 11 * 1024 * 1024;
const SNAPSHOT_LIMIT = 64 * 1024 * 1024;

/** A fetch Request as the engine takes it. Reads the body to its limit and no further. */
export async function readRequest(request: Request, ip = "127.0.0.1"): Promise<EngineRequest> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: safeDecode(pathname),
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request),
    ip,
  };
}

export const safeDecode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

async function readBody(request: Request): Promise<Body> {
  if (!request.body) return { kind: "none" };
  const contentType = request.headers.get("content-type") ?? "";
  // A form cancelled half read makes Node's fetch reject where nobody listens; left alone, it is just forgotten.
  const chunks = request.body.values({ preventCancel: true });
  return bodyFrom(chunks, contentType, new URL(request.url).pathname);
}

/** Reads a body to its limit. Node's requests and fetch's bodies both give chunks. */
export async function bodyFrom(chunks: AsyncIterable<Uint8Array>, contentType: string, path: string): Promise<Body> {
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  const limit = path.startsWith(CONTROL_PATH) ? SNAPSHOT_LIMIT : isForm ? FORM_LIMIT : TEXT_LIMIT;
  const bytes = await readUpTo(chunks, limit);
  if (bytes === null) return { kind: "tooLarge", limit };
  if (bytes.byteLength === 0) return { kind: "none" };
  return isForm ? readForm(bytes, contentType) : readText(bytes, contentType);
}

/** Null when there is more than the limit. */
async function readUpTo(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function readText(bytes: Uint8Array, contentType: string): Body {
  try {
    return { kind: "text", contentType, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { kind: "unreadable", reason: "It is not UTF-8." };
  }
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Body> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    const fields = new URLSearchParams();
    const files: UploadedFile[] = [];
    for (const [name, value] of form) {
      if (typeof value === "string") fields.append(name, value);
      else files.push(new UploadedFile(name, value.name, new Uint8Array(await value.arrayBuffer())));
    }
    return { kind: "form", fields, files };
  } catch {
    return { kind: "unreadable", reason: "The form is broken." };
  }
}
