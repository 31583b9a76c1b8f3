import { expect, it, vi } from "vitest";
import { createListeners } from "./listeners.ts";

it("notifies each listener once and never after its removal", () => {
  const listeners = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  listeners.add(first);
  listeners.add(first);
  const stop = listeners.add(second);
  listeners.tell();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  stop();
  stop();
  listeners.tell();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});
