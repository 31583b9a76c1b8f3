import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const read = (headers: HeadersInit) => retryAfterMs(new Headers(headers), NOW);

it.each([
  [{ "Retry-After": "7" }, 7000],
  [{ "Retry-After": "1.5" }, 1500],
  [{ "retry-after-ms": "250", "Retry-After": "7" }, 250],
  [{ "Retry-After": "Sat, 21 Nov 2026 12:00:10 GMT" }, 10_000],
  [{ "Retry-After": "Sat, 21 Nov 2026 11:00:00 GMT" }, 0],
  [{ "Retry-After": "Sat, 21 Nov 2026 10:00:10 GMT", Date: "Sat, 21 Nov 2026 10:00:00 GMT" }, 10_000],
  [{ "Retry-After": "7, 12" }, 12_000],
  [{ "Retry-After": "12,soon, 7" }, 12_000],
  [{ "Retry-After": "Sat, 21 Nov 2026 12:00:10 GMT, Sat, 21 Nov 2026 12:00:20 GMT" }, 20_000],
  [{ "Retry-After": "5, Sat, 21 Nov 2026 12:00:10 GMT" }, 10_000],
  [{ "retry-after-ms": "250, 300" }, 300],
  [{ "Retry-After": "soon" }, undefined],
  [{ "Retry-After": "Any, day" }, undefined],
  [{ "Retry-After": "Any, day, 7" }, 7000],
  [{ "Retry-After": "-5" }, undefined],
  [{}, undefined],
])("%j asks for %s ms", (headers: Record<string, string>, expected) => {
  expect(read(headers)).toBe(expected);
});
