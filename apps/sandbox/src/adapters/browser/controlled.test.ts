import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { controlled, TAKEN_OVER_MS } from "./controlled.ts";

/** A page's service workers, before one of them controls the page. */
class Container extends EventTarget {
  controller: ServiceWorker | null = null;
  takeOver() {
    this.controller = {} as ServiceWorker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}
const asked = (container: Container) => {
  const said = vi.fn();
  controlled(container as unknown as ServiceWorkerContainer).then(
    () => said("controlled"),
    (error: Error) => said(error.message),
  );
  return said;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("continues at once on a page that the worker controls", async () => {
  const container = new Container();
  container.takeOver();
  const said = asked(container);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toHaveBeenCalledExactlyOnceWith("controlled");
});

it("waits until the worker controls the page", async () => {
  const container = new Container();
  const said = asked(container);
  await vi.advanceTimersByTimeAsync(TAKEN_OVER_MS - 1);
  expect(said).not.toHaveBeenCalled();
  container.takeOver();
  await vi.advanceTimersByTimeAsync(TAKEN_OVER_MS);
  expect(said).toHaveBeenCalledExactlyOnceWith("controlled");
});

it("reports a worker that never takes control, so that the page can answer itself", async () => {
  const said = asked(new Container());
  await vi.advanceTimersByTimeAsync(TAKEN_OVER_MS);
  expect(said).toHaveBeenCalledExactlyOnceWith("it doesn't control the page");
});
