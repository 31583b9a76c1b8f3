import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";
import { keepContact } from "./contact.ts";

const password = "Coffer-demo-2026";
const magicCode = "000000";
type Opened = Awaited<ReturnType<typeof openApp>>;

// Module state lives across pages, and so across tests.
beforeEach(() => keepContact({ by: "email", emailAddress: "", countryCode: "+44", phoneNumber: "" }));

async function atSignIn(email: string, path = "/user/login") {
  const app = await openApp(path);
  await app.paste("auth.email", email);
  return app;
}
async function enter(app: Opened, typed = password) {
  await app.paste("auth.password", typed);
  await app.press("auth.signIn");
}
const isWrong = async (target: HTMLElement) => expect(target.getAttribute("aria-invalid")).toBe("true");

it("signs in and continues to the requested page", async () => {
  const app = await atSignIn("vera.ode@coffer.example", "/user/login?next=%2Fassets%2Faddress");
  await enter(app);
  await waitFor(() => expect(app.address()).toBe("/assets/address"));
});

it.each(["https://evil.example/", "//evil.example", "/user/login"])("never redirects to %s", async (next) => {
  const app = await atSignIn("vera.ode@coffer.example", `/user/login?next=${encodeURIComponent(next)}`);
  await enter(app);
  await waitFor(() => expect(app.address()).toBe("/assets"));
});

it("asks for the authenticator's code, and can restart", async () => {
  const app = await atSignIn("mei.lin@coffer.example");
  await enter(app);
  await text("auth.secondStepTitle");
  expect(coffer.session.get()).toBeUndefined();
  await app.type("form.authenticator", "123123");
  await app.press("auth.confirmSignIn");
  await waitFor(async () => isWrong(await field("form.authenticator")));
  await app.press("auth.startAgain");
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("password"));
  await app.press("auth.signIn");
  await app.type("form.authenticator", magicCode);
  await app.press("auth.confirmSignIn");
  await waitFor(() => expect(app.address()).toBe("/assets"));
});

it("shows a wrong password at its field, and the end of the lock after the fifth", async () => {
  const app = await atSignIn("vera.ode@coffer.example");
  for (let attempt = 1; attempt < 5; attempt++) {
    await enter(app, `Wrong-pass-${attempt}x`);
    await waitFor(() => expect(app.sent("AuthenticateByEmailAddress")).toHaveLength(attempt));
    await waitFor(async () => isWrong(await field("auth.password")));
  }
  await enter(app, "Wrong-pass-5x");
  await waitFor(() => expect(app.sent("AuthenticateByEmailAddress")).toHaveLength(5));
  await waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\d:\d\d/));
  await enter(app);
  await waitFor(() => expect(app.sent("AuthenticateByEmailAddress")).toHaveLength(6));
  expect(coffer.session.get()).toBeUndefined();
});

it("sends nothing while the form is invalid", async () => {
  const app = await openApp("/user/login");
  await app.press("auth.signIn");
  await waitFor(async () => isWrong(await field("auth.email")));
  expect(app.calls.filter(({ name }) => /Authenticate|PTR/.test(name))).toHaveLength(0);
});

it("signs in once on a double click", async () => {
  const app = await atSignIn("vera.ode@coffer.example");
  await app.paste("auth.password", password);
  const signIn = await button("auth.signIn");
  act(() => {
    signIn.click();
    signIn.click();
  });
  await waitFor(() => expect(app.address()).toBe("/assets"));
  expect(app.sent("AuthenticateByEmailAddress")).toHaveLength(1);
});

it("does not wait for a blocked fingerprint", async () => {
  // The fingerprint waits for an idle moment, which never comes here.
  vi.stubGlobal("requestIdleCallback", () => 0);
  const app = await atSignIn("vera.ode@coffer.example");
  await enter(app);
  await app.pass(3000);
  await waitFor(() => expect(app.address()).toBe("/assets"));
});

it("works by keyboard alone", async () => {
  const app = await openApp("/user/login");
  (await field("auth.email")).focus();
  await app.user.keyboard("vera.ode@coffer.example");
  const secret = await field("auth.password");
  while (document.activeElement !== secret) await app.user.tab();
  await app.user.keyboard(`${password}{Enter}`);
  await waitFor(() => expect(app.address()).toBe("/assets"));
});

it("redirects here when a session ends, with the reason, and back", async () => {
  const app = await openApp("/assets/address", { as: "verified" });
  await button("addressBook.add");
  app.control("POST", "actors/operator/end-sessions", { name: "verified" });
  await app.goTo("/assets/recharge");
  await text("auth.endedTitle");
  expect(app.address()).toContain("next=");
});

const statements = ["I am 18 or older.", "I am not bankrupt."];
/** Answers all five statements of the questionnaire. */
async function answer(app: Opened, no?: string) {
  await text("auth.eligibleTitle");
  for (const group of screen.getAllByRole("radiogroup")) {
    const said = document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent;
    await app.user.click(within(group).getByText(words(said === no ? "auth.no" : "auth.yes")));
  }
  await app.press("auth.eligibleGoOn");
}
async function registering(type = "personal") {
  const app = await openApp(`/user/register?type=${type}`);
  await answer(app);
  await field("auth.email");
  return app;
}
async function fill(app: Opened, email: string) {
  await app.paste("auth.email", email);
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("auth.emailCode", magicCode);
  await app.paste("auth.password", "Harbour-2026-x");
  await app.paste("auth.repeatPassword", "Harbour-2026-x");
  await app.user.click(screen.getByRole("checkbox"));
}

it("requires an answer to each eligibility statement", async () => {
  const app = await openApp("/user/register");
  await text("auth.eligibleTitle");
  await app.press("auth.eligibleGoOn");
  expect(screen.getAllByText(words("auth.eligibleMissing"))).toHaveLength(5);
  expect(document.activeElement?.getAttribute("role")).toBe("radio");
  await answer(app);
  await field("auth.email");
});

it("shows the server's reason to an ineligible user, who may change an answer", async () => {
  const app = await openApp("/user/register");
  await answer(app, statements[1]);
  await text("auth.ineligibleTitle");
  await screen.findByText("Coffer can’t open an account for you: all five statements must hold.");
  expect(screen.getAllByRole("listitem").map((each) => each.textContent)).toContain(statements[1]);
  expect(app.sent("RegisterByEmailAddress")).toHaveLength(0);
  await app.press("auth.eligibleChange");
  await answer(app);
  await field("auth.email");
});

it("sends the answers, and shows a refusal for them as a notice without losing input", async () => {
  const app = await registering();
  await fill(app, "me+sandbox-not-qualified@coffer.example");
  await app.press("auth.register");
  await text("auth.ineligibleTitle");
  expect(JSON.parse(app.sent("RegisterByEmailAddress")[0]?.body ?? "{}").eligibilityAnswers).toHaveLength(5);
  await app.press("auth.eligibleChange");
  await answer(app);
  expect(await field("auth.password")).toHaveProperty("value", "Harbour-2026-x");
});

it("opens a merchant account by phone", async () => {
  const app = await registering("merchant");
  await app.paste("auth.fullName", "Lantern Hill Limited");
  await app.paste("auth.shortName", "Lantern Hill");
  await app.press("auth.byPhone");
  await app.paste("auth.phone", "+6581234567");
  // The e-mail tab's own button precedes it in the hidden tab.
  await app.user.click(screen.getAllByText(words("form.sendCode"))[1] as HTMLElement);
  await text("form.codeSent");
  await app.type("auth.phoneCode", magicCode);
  await app.paste("auth.password", "Harbour-2026-x");
  await app.paste("auth.repeatPassword", "Harbour-2026-x");
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("auth.register");
  await text("auth.openTitle");
});

it("opens an account, signs in, and continues to the identity check", async () => {
  const app = await registering();
  await fill(app, "new.person@coffer.example");
  await app.press("auth.register");
  await text("auth.openTitle");
  expect(coffer.session.get()).toBeDefined();
  await app.pass(6000);
  await waitFor(() => expect(app.address()).toContain("/account/verifiy"));
});

it("reports every gap at once, consent included, and focuses the first", async () => {
  const app = await registering();
  await app.press("auth.register");
  await text("auth.agreeFirst");
  expect(document.activeElement).toBe(await field("auth.email"));
  expect(app.calls.filter(({ name }) => name.startsWith("Register"))).toHaveLength(0);
});

it("reports a used contact before sending a code, with a link to sign in", async () => {
  const app = await registering();
  await app.paste("auth.email", "vera.ode@coffer.example");
  await app.press("form.sendCode");
  await app.press("auth.signInInstead");
  expect(await field("auth.email")).toHaveProperty("value", "vera.ode@coffer.example");
});

it.each([
  ["wrong", "111111"],
  ["ended", "000009"],
])("shows a code that is %s at its field without losing input", async (_, code) => {
  const app = await registering();
  await fill(app, "new.person@coffer.example");
  await app.type("auth.emailCode", code);
  await app.press("auth.register");
  await waitFor(async () => isWrong(await field("auth.emailCode")));
  expect(await field("auth.password")).toHaveProperty("value", "Harbour-2026-x");
  expect(noText("auth.openTitle")).toBe(true);
});

it("allows a second code after a minute", async () => {
  const app = await registering();
  await app.paste("auth.email", "new.person@coffer.example");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await waitFor(() => expect(document.body.textContent).toMatch(/Send again in \d+ s/));
  await app.pass(61_000);
  await button("form.resend");
});

it.each(["/assets", "/assets/withdraw?coin=USDT", "/account/password"])(
  "tells a signed-out visitor of %s why signing in is needed",
  async (path) => {
    const app = await openApp(path);
    await text("auth.neededTitle");
    expect(new URLSearchParams(app.address().split("?")[1]).get("next")).toBe(path);
  },
);

async function proving(email: string) {
  const app = await openApp("/user/login");
  await app.paste("auth.email", email);
  await app.press("auth.forgot");
  await text("auth.forgetTitle");
  await app.press("form.sendCode"); // The address is a search parameter.
  await text("form.codeSent");
  return app;
}
async function choose(app: Opened, chosen = "Harbour-2026-x") {
  await app.paste("auth.newPassword", chosen);
  await app.paste("auth.repeatPassword", chosen);
  await app.press("auth.forgetSet");
}

it("replaces a forgotten password by one that signs in", async () => {
  const app = await proving("vera.ode@coffer.example");
  await app.type("auth.emailCode", magicCode);
  await app.press("auth.forgetGoOn");
  await choose(app);
  await text("auth.resetTitle");
  await enter(app, "Harbour-2026-x");
  await waitFor(() => expect(app.address()).toBe("/assets"));
});

it("requires the authenticator's code too, and shows a wrong one at its field", async () => {
  const app = await proving("mei.lin@coffer.example");
  await app.type("auth.emailCode", magicCode);
  await app.press("auth.forgetGoOn");
  await app.type("form.authenticator", "123123");
  await choose(app);
  await waitFor(async () => isWrong(await field("form.authenticator")));
  await app.type("form.authenticator", magicCode);
  await app.press("auth.forgetSet");
  await text("auth.resetTitle");
});

it.each(["vera.ode@coffer.example", "nobody.here@coffer.example"])(
  "reports only that a code for %s is wrong",
  async (email) => {
    const app = await proving(email);
    await app.type("auth.emailCode", "123123");
    await app.press("auth.forgetGoOn");
    await waitFor(async () => isWrong(await field("auth.emailCode")));
    expect(noText("auth.forgetNewTitle")).toBe(true);
  },
);

it("restarts after the time for the new password", async () => {
  const app = await proving("vera.ode@coffer.example");
  await app.type("auth.emailCode", magicCode);
  await app.press("auth.forgetGoOn");
  await field("auth.newPassword");
  await app.pass(10 * 60_000 + 1000);
  await text("auth.forgetLate");
  await app.press("auth.startAgain");
  await text("auth.forgetTitle");
  expect(app.sent("ResetPasswordByEmailAddress")).toHaveLength(0);
});
