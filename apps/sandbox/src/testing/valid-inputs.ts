import type { OperationId } from "@coffer/sdk/contract";
import { modulesTesting } from "./modules.gen.ts";

/** For every call with an input, what a client may send; each field of it is then broken in turn. */
export const validInputs: Readonly<Partial<Record<OperationId, Record<string, unknown>>>> = Object.assign(
  {},
  ...modulesTesting.map(({ inputs }) => inputs),
);
