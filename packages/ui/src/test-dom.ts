import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// What jsdom lacks and Radix asks for.
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResize;
Element.prototype.scrollIntoView ??= () => {};
document.elementFromPoint ??= () => null;

afterEach(cleanup);
