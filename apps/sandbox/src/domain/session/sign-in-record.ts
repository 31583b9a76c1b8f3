import type { LoginResult } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** A sign-in or an attempt, for the history. */
export type SignInRecord = { id: string; uid: string; at: number; ip: string; device: string; result: LoginResult };
/** Of one person; who signs in by a script would have a history longer than anybody reads. */
const KEPT = 500;
export const signInRecords = defineTable<SignInRecord>("signInRecords", { key: "id", indexes: ["uid"] });

export function noteSignIn(world: World, uid: string, from: { ip: string; device: string }, result: LoginResult): void {
  const { ip, device } = from;
  const table = world.table(signInRecords);
  const [oldest, ...others] = table.find("uid", uid);
  if (oldest && others.length + 1 >= KEPT) table.delete(oldest.id);
  table.insert({ id: world.newId("lgn"), uid, at: world.clock.now(), ip, device, result });
}
