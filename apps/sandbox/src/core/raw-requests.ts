import { Latest } from "./latest.ts";
import type { EngineRequest } from "./request.ts";

const MOST = 200;
const MOST_BYTES = 1024 * 1024;
/** The bytes of a request besides its body: names, headers, path. */
const FRAME = 1024;

type Kept = { readonly requestId: string; readonly request: EngineRequest; readonly size: number };

/**
 * The latest requests as they were received, including secrets, so that they can be resent: in memory only, never
 * shown, never written. A request above the size limit isn't kept.
 */
export class RawRequests {
  readonly #kept = new Latest<Kept>(MOST);
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }
  add(requestId: string, request: EngineRequest): void {
    const size = sizeOf(request);
    if (size > MOST_BYTES) return;
    this.#bytes += size - (this.#kept.add({ requestId, request, size })?.size ?? 0);
    while (this.#bytes > MOST_BYTES) this.#bytes -= this.#kept.drop()?.size ?? 0;
  }
  get(requestId: string): EngineRequest | undefined {
    return this.#kept.list().find((each) => each.requestId === requestId)?.request;
  }
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}

function sizeOf({ query, path, body }: EngineRequest): number {
  const frame = FRAME + 2 * (query.length + path.length);
  // JavaScript strings take up to two bytes a character.
  if (body.kind === "text") return frame + 2 * body.text.length;
  if (body.kind !== "form") return frame;
  return body.files.reduce((sum, { bytes }) => sum + bytes.byteLength, frame + 2 * body.fields.toString().length);
}
