import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { type FilePurpose, storedFiles } from "./file.ts";

/** Takes a file a call refers to: 50012 when this user sent no such file, 50013 when it was sent for something else. */
export function claimFile(
  world: World,
  uid: string,
  fileId: string | undefined,
  purpose: FilePurpose,
  field: string,
): void {
  const table = world.table(storedFiles);
  const file = fileId === undefined ? undefined : table.get(fileId);
  if (!file || file.uid !== uid) throw refuse(50012, field);
  if (file.purpose !== purpose) throw refuse(50013, `${field}: ${file.purpose}`);
  if (!file.used) table.update(file.id, { used: true });
}
