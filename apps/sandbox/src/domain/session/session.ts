import { defineTable } from "../../world/table.ts";

/** A signed-in device. Tokens rotate at each refresh; the pair before stays good for a moment. */
export type Session = {
  id: string;
  uid: string;
  accessToken: string;
  accessExpiresAt: number;
  refreshToken: string;
  refreshExpiresAt: number;
  previousAccessToken: string | null;
  previousAccessExpiresAt: number;
  previousRefreshToken: string | null;
  previousRefreshUntil: number;
  device: string;
  ip: string;
  startedAt: number;
  /** What is told when the operator ended it: that it is invalid, or that somebody signed in elsewhere. */
  endedWith: 50001 | 80002 | null;
};

export const sessions = defineTable<Session>("sessions", {
  key: "id",
  unique: ["accessToken", "refreshToken", "previousAccessToken", "previousRefreshToken"],
  indexes: ["uid"],
});
