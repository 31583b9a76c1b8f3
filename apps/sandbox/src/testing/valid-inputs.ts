import type { OperationId } from "@coffer/sdk/contract";
import { areasTesting } from "./areas.gen.ts";

/** For every call with an input, what a client may send; each field of it is then broken in turn. */
export const validInputs: Readonly<Partial<Record<OperationId, Record<string, unknown>>>> = Object.assign(
  {},
  ...areasTesting.map(({ inputs }) => inputs),
);
