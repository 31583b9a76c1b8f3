import { decodeFailure } from "../failure.ts";

/** Reads a body as text and stops at the limit: a reply may be endless or hostile. */
export async function readText(response: Response, limit: number): Promise<string> {
  const tooLarge = () => decodeFailure(`The reply is larger than ${limit} bytes.`);
  if (Number(response.headers.get("content-length")) > limit) throw tooLarge();
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limit) {
      // The connection is given up; whether that succeeds no longer matters.
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
