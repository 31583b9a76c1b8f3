import { defineTable } from "../../world/table.ts";

/** Times are milliseconds of the world's clock. */
export type SavedAddress = {
  id: string;
  uid: string;
  coin: string;
  network: string;
  address: string;
  tag: string | null;
  label: string;
  createdAt: number;
  lastUsedAt: number | null;
};
export const savedAddresses = defineTable<SavedAddress>("savedAddresses", { key: "id", indexes: ["uid"] });
