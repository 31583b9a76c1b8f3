import type { OperationId } from "@coffer/sdk/contract";
import { modulesTesting } from "./modules.gen.ts";

/** A valid input for every call that takes one; tests break each field in turn. */
export const validInputs: Readonly<Partial<Record<OperationId, Record<string, unknown>>>> = Object.assign(
  {},
  ...modulesTesting.map(({ inputs }) => inputs),
);
