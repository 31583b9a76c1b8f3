import type { AnyCofferError } from "./guards.ts";

// Registered globally, so that two copies of this package (ESM and CommonJS, or two bundles) recognise each other's
// errors.
export const brand = Symbol.for("@coffer/errors/CofferError");

/** Whether a value is a `CofferError`, whichever copy of this package made it. Branch on its `code` from there. */
export function isCofferError(value: unknown): value is AnyCofferError {
  return typeof value === "object" && value !== null && brand in value;
}
