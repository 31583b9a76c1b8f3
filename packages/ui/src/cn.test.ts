import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("a size of ours and a colour live side by side", () => {
  expect(cn("text-label text-ink-2")).toBe("text-label text-ink-2");
});

test("the later of two sizes, two colours or two heights wins", () => {
  expect(cn("text-label text-ink h-11", "text-head text-bad", "h-12")).toBe("text-head text-bad h-12");
});
