/** The worker takes control within milliseconds; after this time it won't. */
export const TAKEN_OVER_MS = 3000;

type Container = Pick<ServiceWorkerContainer, "controller" | "addEventListener">;

/**
 * Waits until the worker controls the page: before, calls bypass it. MSW doesn't wait. It reloads a
 * page that was loaded past its worker (a hard reload, a slow worker), and the page continues meanwhile.
 */
export async function controlled(container: Container): Promise<void> {
  if (container.controller) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error("it doesn't control the page")), TAKEN_OVER_MS);
  container.addEventListener("controllerchange", () => resolve(), { once: true });
  await promise.finally(() => clearTimeout(timer));
}
