import type { Withdrawal } from "@coffer/sdk";
import { expect, it } from "vitest";
import { requestFrom } from "./resume.ts";

const waiting = {
  id: "wd_1",
  rid: "rid_1",
  number: "W1",
  coin: "USDT",
  network: "TRC20",
  amount: "12500",
  received: "12499",
  arrivalSeconds: 180,
  verificationMethods: ["fundPassword", "code"],
  status: 20,
  expiresAt: "2026-11-21T15:02:11Z",
  timeline: [],
} as unknown as Withdrawal; // Only the checked fields.

it("resumes a pending one with its proof", () => {
  const request = requestFrom(waiting);
  expect(request).toMatchObject({
    rid: "rid_1",
    received: "12499",
    arrivalSeconds: 180,
    verificationMethods: ["fundPassword", "code"],
  });
  expect(request).not.toHaveProperty("timeline");
});

it("resumes nothing that is decided", () => {
  expect(requestFrom({ ...waiting, status: 9, expiresAt: null })).toBeUndefined();
});
