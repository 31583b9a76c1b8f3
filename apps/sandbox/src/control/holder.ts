import { type Refusal, refuseControl } from "../core/refusal.ts";

/** `play`: uses every world, replaces and deletes only its own; `administer`: unrestricted. */
export type Role = "play" | "administer";
/** A person or team that may create worlds and use the control API. */
export type Holder = {
  /** Shown in the audit list and as the owner of worlds. */
  readonly name: string;
  readonly role: Role;
  /** The maximum number of its worlds. Omitted: no quota. */
  readonly maxWorlds?: number | undefined;
  /** The maximum size of its worlds in megabytes of JSON. */
  readonly maxMegabytes?: number | undefined;
};
/** Every user of this machine, if no other machine can reach the sandbox. */
export const LOCAL: Holder = { name: "local", role: "administer" };

/** Calls that replace or delete a world: only for its owner and administrators. Each is audited. */
const REPLACING = new Set(["POST reset", "POST scenario", "POST snapshot", "DELETE worlds"]);
const AUDITED = new Set([...REPLACING, "POST worlds/import"]);
export const isAudited = (call: string) => AUDITED.has(call);

/**
 * Returns the refusal of a control call for a holder; null if it is allowed. `owner`: the owner of the world
 * concerned.
 */
export function refusedCall(by: Holder | null, call: string, owner: string | null): Refusal | null {
  if (by === null) return refuseControl("notSignedIn", "The control API of this sandbox needs a token.");
  if (by.role === "administer" || !REPLACING.has(call) || owner === by.name) return null;
  const whose = owner === null ? "nobody's own" : `${owner}'s`;
  return refuseControl(
    "notAllowed",
    `The world is ${whose}: only its owner and administrators may replace or delete it.`,
  );
}
