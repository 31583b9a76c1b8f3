/** The worker takes a page over within milliseconds; after so long it won't. */
export const TAKEN_OVER_MS = 3000;

type Container = Pick<ServiceWorkerContainer, "controller" | "addEventListener">;

/**
 * Waits until the worker controls the page: before, calls go past it to the host of files. MSW doesn't wait. It reloads a
 * page that was loaded past its worker (a hard reload, a worker that didn't start in time), and the page goes on meanwhile.
 */
export async function controlled(container: Container): Promise<void> {
  if (container.controller) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error("it doesn't control the page")), TAKEN_OVER_MS);
  container.addEventListener("controllerchange", () => resolve(), { once: true });
  await promise.finally(() => clearTimeout(timer));
}
