import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../test/app.tsx";
import { text } from "../../test/page.tsx";

it("counts a lock down in place", async () => {
  const app = await openApp("/user/login");
  await app.paste("auth.email", "vera.ode@coffer.example");
  for (let attempt = 1; attempt <= 5; attempt++) {
    await app.paste("auth.password", `Wrong-pass-${attempt}x`);
    await app.press("auth.signIn");
    await waitFor(() => expect(app.sent("AuthenticateByEmailAddress")).toHaveLength(attempt));
  }
  await text("error.possibleIn", { left: "2:00:00" });
  await app.pass(60_000 * 60);
  await waitFor(() => expect(document.body.textContent).toMatch(/Possible again in (59|1:00):\d\d/));
});

it("shows the expected end of maintenance, and returns to the previous page", async () => {
  let closed = false;
  const app = await openApp("/assets/recharge", {
    as: "verified",
    network: (request, go) => {
      if (closed) request.headers.set("x-sandbox-outcome", "1");
      return go();
    },
  });
  closed = true;
  await app.goTo("/assets/address");
  await text("maintain.title");
  await screen.findByText(/Expected to end on/);
  closed = false;
  await app.pass(31_000);
  await waitFor(() => expect(app.address()).toContain("/assets/"));
});

it.each([undefined, "mei"] as const)("invites only visitors to open an account: %s", async (as) => {
  await openApp("/", as ? { as } : {});
  await text("contentHome.tillTitle");
  const invitations = document.querySelectorAll("main a[href^='/user/register']").length;
  expect(invitations > 0).toBe(as === undefined);
});
