import { expect, test } from "vitest";
import { createSandbox } from "./in-process.ts";

test("controls scenario, time and worlds of its own sandbox", () => {
  const { control } = createSandbox();
  expect(control("POST", "scenario", { name: "rich-user" }, "mine")).toMatchObject({ name: "rich-user" });
  control("POST", "clock/advance", { ms: 60_000 }, "mine");
  expect(control("GET", "clock")).toMatchObject({ now: "2026-11-21T14:02:11.000Z" });
  expect(control("GET", "clock", undefined, "mine")).toMatchObject({ now: "2026-11-21T14:03:11.000Z" });
  expect(control("GET", "inbox", { to: "a@b.co" })).toEqual({ items: [] });
});

test("throws a refusal with its field", () => {
  const { control } = createSandbox();
  expect(() => control("POST", "scenario", { name: "x" })).toThrow(
    /POST scenario: .* name: It must be one of several-devices/,
  );
  // @ts-expect-error: as JavaScript may call it.
  expect(() => control("GET", "nothing")).toThrow("no control call");
});
