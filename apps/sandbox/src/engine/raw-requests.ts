import type { EngineRequest } from "./request.ts";

const MOST = 200;
const MOST_BYTES = 1024 * 1024;
/** Bytes a request takes besides its body: names, headers, path. */
const FRAME = 1024;

/**
 * Requests as they came, secrets and all, so that they can be sent again: in memory only, never shown, never written,
 * the latest that fit. A request that doesn't fit at all isn't kept.
 */
export class RawRequests {
  readonly #kept = new Map<string, { request: EngineRequest; size: number }>();
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }
  add(requestId: string, request: EngineRequest): void {
    const size = sizeOf(request);
    if (size > MOST_BYTES) return;
    this.#kept.set(requestId, { request, size });
    this.#bytes += size;
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#kept.size <= MOST && this.#bytes <= MOST_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= freed;
    }
  }
  get(requestId: string): EngineRequest | undefined {
    return this.#kept.get(requestId)?.request;
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
