import { localStore } from "../lib/storage.ts";

const name = "deviceId";

/** The device's fingerprint, sent with every call. Until it is known, or where it is blocked, a random one that stays. */
export function deviceId(): string {
  const known = localStore.get(name);
  if (known) return known;
  const made = crypto.randomUUID().replaceAll("-", "");
  localStore.set(name, made);
  whenIdle(() => void fingerprint());
  return made;
}

// 15 kB and some work: not while the page is being drawn.
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3000);
}

async function fingerprint(): Promise<void> {
  try {
    const { load } = await import("@fingerprintjs/fingerprintjs");
    const { visitorId } = await (await load()).get();
    localStore.set(name, visitorId);
  } catch {
    // Blocked by the browser or an extension: the random one stands.
  }
}
