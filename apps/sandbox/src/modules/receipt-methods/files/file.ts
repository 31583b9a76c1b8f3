import type { WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { hashText } from "../../../state/hash.ts";
import { dueTask } from "../../../world/due-task.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { fileContents } from "./content.ts";
import { placeholder } from "./placeholder.ts";

export type FilePurpose = WireInput<"uploadImage">["purpose"];

/** An uploaded image. Its bytes are found by their hash, which equal files share. */
export type StoredFile = {
  id: string;
  uid: string;
  purpose: FilePurpose;
  name: string;
  mediaType: ImageKind;
  size: number;
  sha256: string;
  at: number;
  /** Whether a call refers to it. An unreferenced file is deleted. */
  used: boolean;
  /** Further readers: parties of the record that contains it. */
  readers: readonly string[];
};
export type ImageKind = "image/jpeg" | "image/png" | "image/gif" | "image/bmp";

export const storedFiles = defineTable<StoredFile>("storedFiles", { key: "id", indexes: ["sha256"] });

export const removeUnused = dueTask("file.removeUnused", (world, { id }: { id: string }) => {
  const table = world.table(storedFiles);
  const file = table.get(id);
  if (file?.used !== false) return;
  table.delete(id);
  if (table.find("sha256", file.sha256).length === 0) world.table(fileContents).delete(file.sha256);
});

/** @throws 50012 for a file this user may not see, as for an unknown one, so that the reply doesn't reveal which */
export function readableFile(world: World, uid: string, id: string): StoredFile {
  const file = world.table(storedFiles).get(id);
  if (!file || (file.uid !== uid && !file.readers.includes(uid))) throw refuse("uploadMissing");
  return file;
}

/** Grants or revokes this user's read access. */
export function letRead(world: World, id: string, uid: string): void {
  const file = world.table(storedFiles).get(id);
  if (file && !file.readers.includes(uid)) world.table(storedFiles).update(id, { readers: [...file.readers, uid] });
}
export function keepFrom(world: World, id: string, uid: string): void {
  const file = world.table(storedFiles).get(id);
  if (file) world.table(storedFiles).update(id, { readers: file.readers.filter((reader) => reader !== uid) });
}

/** Marks a file as referenced. @throws 50012 if this user uploaded no such file, 50013 if it has another purpose */
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

/** Returns the uploaded name; empty for an unknown file. */
export const fileName = (world: World, id: string): string => world.table(storedFiles).get(id)?.name ?? "";

const HELD_FOR = 20 * 24 * 60 * 60 * 1000;
/** A file that a persona uploaded before the world began. */
export function seedFile(world: World, uid: string, purpose: FilePurpose, name: string): string {
  const id = world.newId("file");
  const [sha256, at] = [hashText(`${uid} ${name}`), world.startedAt - HELD_FOR];
  const size = placeholder().length;
  world
    .table(storedFiles)
    .insert({ id, uid, purpose, name, mediaType: "image/png", size, sha256, at, used: true, readers: [] });
  return id;
}
