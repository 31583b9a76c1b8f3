import { expect, it, vi } from "vitest";
import type { Account } from "../platform/session.ts";

vi.mock("../platform/session.ts", () => ({ knownAccount: () => undefined }));
const { kycPath } = await import("./kyc-guard.ts");

const account = (kycStatus: number) => ({ kycStatus }) as Account;

it.each([0, 1, 2])("redirects status %i to identity verification", (status) => {
  expect(kycPath(account(status), {})).toBe("/account/verifiy");
});

it("ignores verified and unknown users, and exempt pages", () => {
  expect(kycPath(account(3), {})).toBeUndefined();
  expect(kycPath(undefined, {})).toBeUndefined();
  expect(kycPath(account(0), { beforeKyc: true })).toBeUndefined();
});
