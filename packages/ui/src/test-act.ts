import React from "react";
import { flushSync } from "react-dom";

// Tests run what people get: React's production build, a quarter quicker than the other and without its `act`. This one
// lets React finish what is due, as the time between two acts of a person does.

/** React's work and effects take two turns, those of what an effect sets two more. The timers of a test may stand still, these don't. */
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

// Before the testing library is loaded, which looks for it once.
Object.assign(React, { act });
