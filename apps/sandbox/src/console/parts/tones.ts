import type { Tone } from "@coffer/ui";
import type { User } from "../../modules/auth/user/exports.ts";

export const kycTones: Record<User["kycStatus"], Tone> = { 0: "neutral", 1: "info", 2: "bad", 3: "good" };

export const transactionTones: Readonly<Record<number, Tone>> = {
  3: "info",
  4: "warn",
  5: "info",
  6: "bad",
  7: "bad",
  9: "neutral",
  11: "info",
  12: "good",
  13: "info",
  14: "good",
  15: "bad",
  19: "bad",
  20: "warn",
};
