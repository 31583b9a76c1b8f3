import React from "react";
import { flushSync } from "react-dom";

// Tests run React's production build, which is a quarter faster and has no `act`. This `act` lets React finish its
// work, as the time between two user actions does.

/**
 * Waits until React has run its work and effects: two time slices, and two more for updates set in effects. Uses real
 * timers even under fake ones.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function act<Value>(work: () => Value): Value | Promise<Awaited<Value>> {
  const result = flushSync(work);
  if (!(result instanceof Promise)) return result;
  return result.then(async (value) => {
    await settle();
    return value;
  });
}

// Set before the testing library loads, because it looks for `act` once.
Object.assign(React, { act });
