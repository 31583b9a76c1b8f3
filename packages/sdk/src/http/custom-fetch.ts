/** What a request says, for a `fetch` that takes an address and an init, such as npm's undici. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly redirect: "manual";
  readonly signal: AbortSignal;
}

/** A caller's own `fetch`. Its first argument is the `Request`, whose text is the address; the second says the same. */
export type CustomFetch = (request: Request, init: FetchInit) => Promise<Response>;

/** Sends a request; `body` is the one it was made with. */
export type SendFetch = (request: Request, body: string | FormData | undefined) => Promise<Response>;

/** Calls a caller's own `fetch` with both forms of a request. */
export function withInit(fetch: CustomFetch): SendFetch {
  return async (request, body) => {
    // A `fetch` of another implementation doesn't know this Request and takes it as text.
    request.toString = () => request.url;
    const { method, signal } = request;
    const bytes = body instanceof FormData ? new Uint8Array(await request.clone().arrayBuffer()) : body;
    return fetch(request, {
      ...{ method, signal, redirect: "manual" },
      headers: Object.fromEntries(request.headers),
      body: bytes ?? null,
    });
  };
}
