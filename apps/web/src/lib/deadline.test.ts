import { afterEach, expect, it } from "vitest";
import { noteServerTime, secondsUntil, serverNow } from "./deadline.ts";

afterEach(() => noteServerTime(new Date().toUTCString()));

it("counts by the server's clock", () => {
  const server = new Date(Date.now() + 3_600_000);
  noteServerTime(server.toUTCString());
  expect(Math.abs(serverNow() - server.getTime())).toBeLessThan(2000);
  expect(secondsUntil(new Date(serverNow() + 90_500).toISOString())).toBe(91);
});

it("never goes below zero and ignores a broken header", () => {
  noteServerTime("yesterday");
  noteServerTime(null);
  expect(secondsUntil("2001-01-01T00:00:00Z")).toBe(0);
});
