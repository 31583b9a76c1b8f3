import { type Body, type EngineRequest, UploadedFile } from "../core/request.ts";
import { CONTROL_PATH } from "../sandbox.ts";

/** "Body cap": a JSON body, and a form with a 10 MB file. */
export const TEXT_LIMIT = 1024 * 1024;
export const FORM_LIMIT = 11 * 1024 * 1024;
/** The two control calls with a whole world: one with a history of 400 000 records has 130 MB. */
export const WORLD_LIMIT = 256 * 1024 * 1024;
const BRINGS_WORLD = new RegExp(`^${CONTROL_PATH}/(snapshot|worlds/import)/*$`);

/** Converts a fetch Request. Reads the body up to its limit only. */
export async function readRequest(request: Request, path?: string): Promise<EngineRequest> {
  const { origin, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: safeDecode(path ?? pathname),
    query: search.slice(1),
    target: (path ?? pathname) + search,
    headers: Object.fromEntries(request.headers),
    body: await readBody(request, path ?? pathname),
    // No network was involved.
    ip: "127.0.0.1",
    base: origin + pathname.slice(0, pathname.length - (path ?? pathname).length),
  };
}

export const safeDecode = (path: string) => {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

async function readBody(request: Request, path: string): Promise<Body> {
  if (!request.body) return { kind: "none" };
  const contentType = request.headers.get("content-type") ?? "";
  // Cancelling a half-read form causes an unhandled rejection in Node's fetch, so the rest is left unread.
  const chunks = request.body.values({ preventCancel: true });
  return bodyFrom(chunks, contentType, path);
}

async function bodyFrom(chunks: AsyncIterable<Uint8Array>, contentType: string, path: string): Promise<Body> {
  const limit = bodyLimit(contentType, path);
  return bodyOf(await readUpTo(chunks, limit), limit, contentType);
}

const isForm = (contentType: string) => /^multipart\/form-data\b/i.test(contentType);

/** The maximum number of bytes read of a body. */
export function bodyLimit(contentType: string, path: string): number {
  if (BRINGS_WORLD.test(path)) return WORLD_LIMIT;
  return isForm(contentType) ? FORM_LIMIT : TEXT_LIMIT;
}

/** Converts a body's bytes; null above the limit. */
export function bodyOf(
  bytes: Uint8Array<ArrayBuffer> | null,
  limit: number,
  contentType: string,
): Body | Promise<Body> {
  if (bytes === null) return { kind: "tooLarge", limit };
  if (bytes.byteLength === 0) return { kind: "none" };
  if (isForm(contentType)) return readForm(bytes, contentType);
  return bytes.byteLength > TEXT_LIMIT ? { kind: "long", contentType, bytes } : readText(bytes, contentType);
}

/** Null above the limit. */
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

// A byte order mark is kept: a signature covers all bytes.
const strictly = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function readText(bytes: Uint8Array, contentType: string): Body {
  try {
    return { kind: "text", contentType, text: strictly.decode(bytes) };
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
