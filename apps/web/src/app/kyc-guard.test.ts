import { expect, it, vi } from "vitest";
import type { Account } from "../platform/session.ts";

vi.mock("../platform/session.ts", () => ({ knownAccount: () => undefined }));
const { kycPath } = await import("./kyc-guard.ts");

const account = (kycStatus: number) => ({ kycStatus }) as Account;

it.each([0, 1, 2])("sends status %i to identity verification", (status) => {
  expect(kycPath(account(status), {})).toBe("/account/verifiy");
});

it("leaves alone who is verified, who is unknown, and the pages that lead there", () => {
  expect(kycPath(account(3), {})).toBeUndefined();
  expect(kycPath(undefined, {})).toBeUndefined();
  expect(kycPath(account(0), { beforeKyc: true })).toBeUndefined();
});
