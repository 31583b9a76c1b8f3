import type { WireInput } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";

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
