import type { Turns } from "../state/turns.ts";
import { startWatch } from "./real-time.ts";

/** How long work goes on before requests that came meanwhile are answered (ms). */
const LONGEST = 4;

/** Does work in turns with everything else this process does. */
export async function inTurns<T>(work: Turns<T>): Promise<T> {
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
