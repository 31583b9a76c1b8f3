import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { RefusalName } from "./refusal.ts";

/** A value as it is typed, in which field, and what happens then. */
export type MagicValue = { readonly field: string; readonly value: string; readonly about: Text };

/** Values with a fixed effect, in worlds that allow them. They belong to no user, address or document of the seed. */
export type Magic = {
  readonly values: readonly MagicValue[];
  /** The refusal a magic value in the input causes; null for an input without one. */
  readonly refusal?: (world: World, operation: OperationId, input: Record<string, unknown>) => RefusalName | null;
};

export const isMagicAllowed = ({ settings }: World) => settings.allowMagicCode;
/** Passes as any verification code once one was asked for, and as any authenticator code. */
export const MAGIC_CODE = "000000";
/** The delay before the clock makes the decision a magic value asks for. */
export const DECIDED_AFTER = 10_000;
