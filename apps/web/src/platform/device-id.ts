import { localStore } from "./storage.ts";

const random = "deviceId";
const recognised = "fingerprint";

/** Returns the id sent with every call: the fingerprint after a sign-in on the device, a stored random id before. */
export function deviceId(): string {
  const known = kept(recognised) ?? kept(random);
  if (known) return known;
  const made = crypto.randomUUID().replaceAll("-", "");
  localStore.set(random, made);
  return made;
}

/** Storage may contain anything, and an invalid header value would fail every call. */
function kept(name: string): string | undefined {
  const id = localStore.get(name) ?? "";
  return /^\w{1,64}$/.test(id) ? id : undefined;
}

/** A blocking extension must not delay a sign-in for ever: without a fingerprint the random id is used. */
const LONGEST_LOOK_MS = 3000;

let looking: Promise<void> | undefined;

/** Computes the device's fingerprint: 15 kB and most of a second of work, so only at sign-up and sign-in. */
export async function recogniseDevice(): Promise<void> {
  if (kept(recognised)) return;
  looking ??= look();
  const given = await Promise.race([
    looking,
    new Promise<"up">((resolve) => setTimeout(() => resolve("up"), LONGEST_LOOK_MS)),
  ]);
  // The next sign-in tries again, because this attempt may never end.
  if (given === "up") looking = undefined;
}

async function look(): Promise<void> {
  try {
    const { fingerprint } = await import("./fingerprint.ts");
    localStore.set(recognised, await fingerprint());
  } catch {
    // Blocked by the browser or an extension: the random id is used.
  }
}
