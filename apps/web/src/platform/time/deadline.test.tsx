import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { noteServerTime, secondsUntil, serverNow, useDeadline } from "./deadline.ts";

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

it("an hour never reads more than an hour, though the server's time is known to the second alone", () => {
  const asked = Date.now();
  noteServerTime(new Date(asked - 999).toUTCString());
  const [from, until] = [asked, asked + 3_600_000].map((moment) => new Date(moment).toISOString());
  expect(renderHook(() => useDeadline(until)).result.current).toBeGreaterThan(3600);
  expect(renderHook(() => useDeadline(until, from)).result.current).toBe(3600);
});
