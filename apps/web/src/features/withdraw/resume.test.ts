import type { AccountInfo, Withdrawal } from "@coffer/sdk";
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
  status: 20,
  expiresAt: "2026-11-21T15:02:11Z",
  timeline: [],
} as unknown as Withdrawal; // only what is looked at
const account = (hasGoogleAuthenticator: boolean) => ({ hasGoogleAuthenticator }) as AccountInfo;

it("takes up what still waits, with the proof its owner can give", () => {
  const request = requestFrom(waiting, account(true), []);
  expect(request).toMatchObject({
    rid: "rid_1",
    received: "12499",
    verificationMethods: ["fundPassword", "googleCode"],
  });
  expect(request).not.toHaveProperty("timeline");
  expect(requestFrom(waiting, account(false), [])?.verificationMethods).toEqual(["fundPassword", "code"]);
});

it("takes up nothing that is decided", () => {
  expect(requestFrom({ ...waiting, status: 9, expiresAt: null }, account(true), [])).toBeUndefined();
});
