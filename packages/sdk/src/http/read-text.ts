import { decodeFailure } from "./failure.ts";

/** Reads a body as text and stops at the limit: a reply may be endless or hostile. */
export async function readText(response: Response, limit: number): Promise<string> {
  const tooLarge = () => decodeFailure(`The reply is larger than ${limit} bytes.`);
  if (Number(response.headers.get("content-length")) > limit) throw tooLarge();
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  let last: Uint8Array | undefined;
  for (;;) {
    const { done, value } = await reader.read();
    // A chunk waits for the next: most replies are one, and decoding what is whole takes half as long.
    if (done) return text + decoder.decode(last);
    bytes += value.byteLength;
    if (bytes > limit) {
      // The connection is given up; whether that succeeds no longer matters.
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    if (last) text += decoder.decode(last, { stream: true });
    last = value;
  }
}
