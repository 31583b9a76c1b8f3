import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { RefusalName } from "./refusal.ts";

/** A magic value, its field, and its effect. */
export type MagicValue = { readonly field: string; readonly value: string; readonly about: Text };

/** Values with a fixed effect, in worlds that allow them. They belong to no user, address or document of the seed. */
export type Magic = {
  readonly values: readonly MagicValue[];
  /** Returns the refusal that a magic value in the input causes; null for an input without one. */
  readonly refusal?: (world: World, operation: OperationId, input: Record<string, unknown>) => RefusalName | null;
};

export const isMagicAllowed = ({ settings }: World) => settings.allowMagicCode;
/** Passes as any verification code after a request for one, and as any authenticator code. */
export const MAGIC_CODE = "000000";
/** The delay before a task makes the decision of a magic value (ms). */
export const DECIDED_AFTER = 10_000;
