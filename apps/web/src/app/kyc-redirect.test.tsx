import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../test/app.tsx";
import { text } from "../../test/page.tsx";

// The page's calls are pending when the account proves unverified: leaving is not their failure.
it.each(["/assets", "/assets/withdraw", "/assets/recharge", "/assets/address"])(
  "redirects an unverified user from %s to the identity check without an error",
  async (path) => {
    const complaints = vi.spyOn(console, "error");
    const warnings = vi.spyOn(console, "warn");
    const app = await openApp(path, { as: "pending" });
    await waitFor(() => expect(app.address()).toBe("/account/verifiy"));
    await text("kyc.pendingTitle");
    await app.pass(1000);
    expect(complaints.mock.calls).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
  },
);
