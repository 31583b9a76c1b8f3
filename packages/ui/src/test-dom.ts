import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { settle } from "./test-act.ts";

// A whole page in the error output helps no reader. The timeout is long because a busy machine is slow; mutation runs
// wait less.
configure({
  getElementError: (message) => new Error(message ?? "Not found."),
  asyncWrapper: async (work) => {
    const result = await work();
    await settle();
    return result;
  },
  asyncUtilTimeout: process.env.MUTATION ? 3000 : 10_000,
});

// APIs that jsdom lacks and Radix or the web app need.
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResize;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => {};
document.elementFromPoint ??= () => null;
window.scrollTo = () => {};
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

afterEach(cleanup);
