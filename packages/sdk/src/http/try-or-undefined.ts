/** The result, or `undefined` where it throws: blocked storage, text that is no JSON, a tracer that fails. */
export function tryOrUndefined<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
