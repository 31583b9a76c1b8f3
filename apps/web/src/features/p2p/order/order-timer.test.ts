import { expect, it } from "vitest";
import { urgencyOf } from "./order-timer.tsx";

it.each([
  [900, "calm"],
  [225, "calm"],
  [224, "soon"],
  [90, "soon"],
  [89, "now"],
  [0, "now"],
] as const)("shows %i of 900 seconds left as %s", (left, urgency) => {
  expect(urgencyOf(left, 900)).toBe(urgency);
});
