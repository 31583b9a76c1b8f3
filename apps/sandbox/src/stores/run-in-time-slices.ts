import { startWatch } from "../real-time.ts";
import type { TimeSliced } from "../state/time-slices.ts";

/** How long work goes on before requests that came meanwhile are answered (ms). */
const LONGEST = 4;

/** Does work in time slices with everything else this process does. */
export async function runInTimeSlices<T>(work: TimeSliced<T>): Promise<T> {
  for (;;) {
    const took = startWatch();
    do {
      const { done, value } = work.next();
      if (done) return value;
      if (value) await value;
    } while (took() < LONGEST);
    await rest();
  }
}

/** Of several who rest one goes on at a time. */
const resting: (() => void)[] = [];
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    resting.push(resolve);
    if (resting.length === 1) setImmediate(wake);
  });
}
function wake(): void {
  resting.shift()?.();
  if (resting.length > 0) setImmediate(wake);
}
