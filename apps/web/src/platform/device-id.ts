import { localStore } from "./storage.ts";

const random = "deviceId";
const recognised = "fingerprint";

/** Sent with every call: the device's fingerprint where somebody has signed in on it, until then a random one that stays. */
export function deviceId(): string {
  const known = kept(recognised) ?? kept(random);
  if (known) return known;
  const made = crypto.randomUUID().replaceAll("-", "");
  localStore.set(random, made);
  return made;
}

/** What stands in storage may be anything, and no call leaves with a header that can't be written. */
function kept(name: string): string | undefined {
  const id = localStore.get(name) ?? "";
  return /^\w{1,64}$/.test(id) ? id : undefined;
}

/** An extension that answers no question would hold a sign-in up for good: without a fingerprint the random one stands. */
const LONGEST_LOOK_MS = 3000;

let looking: Promise<void> | undefined;

/** Takes the device's fingerprint: 15 kB and most of a second of work, so only where somebody signs up or in. */
export async function recogniseDevice(): Promise<void> {
  if (kept(recognised)) return;
  looking ??= look();
  const given = await Promise.race([
    looking,
    new Promise<"up">((resolve) => setTimeout(() => resolve("up"), LONGEST_LOOK_MS)),
  ]);
  // The next sign-in looks again, for this look may never end.
  if (given === "up") looking = undefined;
}

async function look(): Promise<void> {
  try {
    const { fingerprint } = await import("./fingerprint.ts");
    localStore.set(recognised, await fingerprint());
  } catch {
    // Blocked by the browser or an extension: the random one stands.
  }
}
