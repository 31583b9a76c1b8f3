import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import type { RefusalName } from "../engine/refusal.ts";
import type { World } from "../world/world.ts";

/** A value as it is typed, in which field, and what happens then. */
export type MagicValue = { readonly field: string; readonly value: string; readonly about: Text };

/** Values that make something happen in worlds that allow them. None of them is anybody's. */
export type Magic = {
  readonly values: readonly MagicValue[];
  /** The refusal a value in an input asks for; null where it is an input like any other. */
  readonly refusal?: (world: World, operation: OperationId, input: Record<string, unknown>) => RefusalName | null;
};

export const isMagicAllowed = ({ settings }: World) => settings.allowMagicCode;
/** Passes as any verification code once one was asked for, and as any authenticator code. */
export const MAGIC_CODE = "000000";
/** After how long the clock decides where a value says how. */
export const DECIDED_AFTER = 10_000;
