import type { WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";
import { hashText } from "../../state/hash.ts";
import { dueTask } from "../../world/due-task.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

export type FilePurpose = WireInput<"uploadImage">["purpose"];

/**
 * What is kept of an image somebody sent. The bytes are not: no call gives them back, and the state of a world stays
 * small enough to be saved, forked and compared. The hash tells whether two images are the same.
 */
export type StoredFile = {
  id: string;
  uid: string;
  purpose: FilePurpose;
  name: string;
  mediaType: ImageKind;
  size: number;
  sha256: string;
  at: number;
  /** Whether a call refers to it. One nobody refers to is removed. */
  used: boolean;
};
export type ImageKind = "image/jpeg" | "image/png" | "image/gif" | "image/bmp";

export const storedFiles = defineTable<StoredFile>("storedFiles", { key: "id" });

export const removeUnused = dueTask("file.removeUnused", (world, { id }: { id: string }) => {
  const table = world.table(storedFiles);
  if (table.get(id)?.used === false) table.delete(id);
});

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
  if (!file || file.uid !== uid) throw refuse("uploadMissing", field);
  if (file.purpose !== purpose) throw refuse("uploadFailed", `${field}: ${file.purpose}`);
  if (!file.used) table.update(file.id, { used: true });
}

const HELD_FOR = 20 * 24 * 60 * 60 * 1000;
/** A file a persona handed in before the world began. */
export function seedFile(world: World, uid: string, purpose: FilePurpose, name: string): string {
  const id = world.newId("file");
  const mediaType = name.endsWith(".png") ? "image/png" : "image/jpeg";
  const [sha256, at] = [hashText(`${uid} ${name}`), world.startedAt - HELD_FOR];
  world.table(storedFiles).insert({ id, uid, purpose, name, mediaType, size: 1_482_310, sha256, at, used: true });
  return id;
}
