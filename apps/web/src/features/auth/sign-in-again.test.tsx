import { act, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { field, noText, text, words } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";
import { keepContact } from "./contact.ts";

type App = Awaited<ReturnType<typeof openApp>>;
const sum = { amount: "100", coin: "USDT" };
const vera = "vera.ode@coffer.example";

beforeEach(() => keepContact({ by: "email", emailAddress: "", countryCode: "+44", phoneNumber: "" }));

/** Opens Vera's transfer at its review, and ends her session before she sends it. */
async function cutOff(action = "end-sessions") {
  const app = await openApp("/assets/transfer?coin=USDT", { as: "verified" });
  await app.choose("transfers.to", words("page.walletEarn"));
  await app.type("transfers.amount", "100");
  await app.press("transfers.toReview");
  await text("transfers.reviewTitle");
  app.control("POST", `actors/operator/${action}`, { name: "verified" });
  await app.press("transfers.action", sum);
  await text("auth.againTitle");
  await field("auth.email");
  return app;
}
async function enter(app: App, emailAddress = vera) {
  await app.paste("auth.email", emailAddress);
  await app.paste("auth.password", "Coffer-demo-2026");
  await app.user.keyboard("{Enter}");
}
const isGone = () => waitFor(() => expect(noText("auth.againTitle")).toBe(true));

it("signs in over the page and continues: pressed again, it makes one order", async () => {
  const app = await cutOff();
  expect(app.address()).toContain("/assets/transfer");
  expect(app.sent("Transfer").length).toBeGreaterThan(0);
  await enter(app);
  await isGone();
  await text("auth.againDone");
  expect(document.querySelector("main [role=alert]")).toBeNull();
  await app.press("transfers.action", sum);
  await text("transfers.inYourWallet");
  expect(new Set(app.sent("Transfer").map(({ key }) => key)).size).toBe(1);
});

it.each(["close-sessions", "sign-in-elsewhere"])("does so after %s", async (action) => {
  const app = await cutOff(action);
  await enter(app);
  await isGone();
  await text("transfers.reviewTitle");
});

it("shows a wrong password there, and asks for the authenticator's code there", async () => {
  const app = await openApp("/assets/transfer?coin=USDT&to=user", { as: "mei" });
  await app.type("transfers.amount", "100");
  app.control("POST", "actors/operator/end-sessions", { name: "mei" });
  await app.type("transfers.uid", "80413"); // Looked up at once.
  await app.user.tab();
  await text("auth.againTitle");
  await app.paste("auth.email", "mei.lin@coffer.example");
  await app.paste("auth.password", "Not-her-2026-x");
  await app.press("auth.signIn");
  await waitFor(async () => expect((await field("auth.password")).getAttribute("aria-invalid")).toBe("true"));
  await app.paste("auth.password", "Coffer-demo-2026");
  await app.press("auth.signIn");
  await app.type("form.authenticator", "000000");
  await app.press("auth.confirmSignIn");
  await isGone();
  expect(await field("transfers.amount")).toHaveProperty("value", "100");
});

it("gives another user who signs in a fresh page", async () => {
  const app = await cutOff();
  await enter(app, "desk@harbour-pine.example");
  await waitFor(() => expect(app.address()).toBe("/assets"));
  expect(noText("transfers.reviewTitle")).toBe(true);
});

it("lets the user leave for the sign-in page and return", async () => {
  const app = await cutOff();
  await app.user.keyboard("{Escape}");
  await app.press("auth.againLeave");
  await waitFor(() => expect(app.address()).toContain("/user/login"));
  expect(new URLSearchParams(app.address().split("?")[1]).get("next")).toContain("/assets/transfer");
});

it("is answered by a session from another tab", async () => {
  const app = await cutOff();
  const tokens = app.control("POST", "personas/sign-in", { name: "verified" });
  act(() => void coffer.session.accept(tokens));
  await isGone();
  await text("transfers.reviewTitle");
});

it("redirects a page without input to the sign-in page", async () => {
  const app = await openApp("/assets/transfer?coin=USDT", { as: "verified" });
  await field("transfers.amount");
  app.control("POST", "actors/operator/end-sessions", { name: "verified" });
  await app.goTo("/assets/recharge");
  await text("auth.endedTitle");
});
