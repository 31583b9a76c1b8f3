import { type Refusal, refuseControl } from "../core/refusal.ts";

/** `play`: uses every world, replaces and deletes only its own; `administer`: everything. */
export type Role = "play" | "administer";
/** A person or team that may make worlds and use the control API. */
export type Holder = {
  /** Shown in the audit list and as the owner of worlds. */
  readonly name: string;
  readonly role: Role;
  /** Most worlds it may own; left out, no quota. */
  readonly maxWorlds?: number | undefined;
  /** Megabytes its worlds may take together, counted as JSON. */
  readonly maxMegabytes?: number | undefined;
};
/** Everybody on this machine, where no other machine can reach the sandbox. */
export const LOCAL: Holder = { name: "local", role: "administer" };

/** Calls that replace or delete a world: only for its owner and administrators. Each is audited. */
const REPLACING = new Set(["POST reset", "POST scenario", "POST snapshot", "DELETE worlds"]);
const AUDITED = new Set([...REPLACING, "POST worlds/import"]);
export const isAudited = (call: string) => AUDITED.has(call);

/** Why a holder may not make a control call; null where it may. `owner`: of the world the call is about. */
export function refusedCall(by: Holder | null, call: string, owner: string | null): Refusal | null {
  if (by === null) return refuseControl("notSignedIn", "The control API of this sandbox needs a token.");
  if (by.role === "administer" || !REPLACING.has(call) || owner === by.name) return null;
  const whose = owner === null ? "nobody's own" : `${owner}'s`;
  return refuseControl(
    "notAllowed",
    `The world is ${whose}: only its owner and administrators may replace or delete it.`,
  );
}
