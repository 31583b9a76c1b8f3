import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../test/app.tsx";
import { text } from "../../test/page.tsx";

// A page's calls are under way when the account turns out not to be verified: leaving it is no failure of theirs.
it.each(["/assets", "/assets/withdraw", "/assets/recharge", "/assets/address"])(
  "whoever isn't verified is led from %s to the identity check, and nothing complains",
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
