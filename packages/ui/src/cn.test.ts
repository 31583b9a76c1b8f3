import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("allows a size of the theme beside a colour", () => {
  expect(cn("text-label text-ink-2", false, undefined)).toBe("text-label text-ink-2");
});

test.each(["h-11 h-12", "text-label text-head", "text-ink text-bad", "p-4 p-5 sm:p-6"])(
  "rejects the conflict in %s",
  (classes) => {
    expect(() => cn(classes)).toThrow(/Overridden/);
  },
);

test("allows an override marked as important", () => {
  expect(cn("px-4", "px-0!")).toBe("px-4 px-0!");
});
