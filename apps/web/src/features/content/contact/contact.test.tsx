import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, field, text, words } from "../../../../test/page.tsx";

const writing = async (options?: Parameters<typeof openApp>[1]) => {
  const app = await openApp("/contact?topic=cooperation", options);
  await app.type("contentContact.name", "Owen Hart");
  await app.type("contentContact.email", "owen@harbour-pine.example");
  await app.type("contentContact.message", "We would like to take payments in USDC.");
  await app.user.click(await screen.findByRole("checkbox"));
  return app;
};

it("opens the form of a topic, by the address", async () => {
  const app = await openApp("/contact");
  await text("contentContact.heading");
  expect(document.querySelector("form")).toBeNull();
  await app.user.click(await text("contentContact.security"));
  await waitFor(() => expect(app.address()).toBe("/contact?topic=security"));
  await field("contentContact.message");
});

it("shows missing and malformed fields, and sends nothing", async () => {
  const app = await openApp("/contact?topic=other");
  await app.type("contentContact.email", "owen@");
  await app.type("contentContact.message", "Too short");
  await app.type("contentContact.phone", "12");
  await app.press("contentContact.send");
  await screen.findAllByText(words("form.email"));
  await screen.findAllByText(words("contentContact.agreeFirst"));
  expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThanOrEqual(5);
  expect(app.sent("AddContactUs")).toHaveLength(0);
});

it("sends a message once and shows its reference", async () => {
  const app = await writing();
  await app.press("contentContact.send");
  await text("contentContact.sentTitle");
  await text("contentContact.sentBody", { email: "owen@harbour-pine.example" });
  expect(document.querySelector("main")?.textContent).toMatch(/cu_\w+/);
  expect(app.sent("AddContactUs")).toHaveLength(1);
  await app.press("contentContact.another");
  expect(await field("contentContact.message")).toHaveProperty("value", "");
});

it("sends the same text once after a lost reply, and another text as another message", async () => {
  let lost = true;
  const app = await writing({
    network: async (request, go) => {
      const reply = await go();
      if (!lost || !request.url.includes("AddContactUs")) return reply;
      throw new TypeError("Failed to fetch");
    },
  });
  await app.press("contentContact.send");
  await app.pass(60_000);
  await waitFor(() => expect(document.querySelector("main [role=alert]")).not.toBeNull());
  lost = false;
  await app.press("contentContact.send");
  await text("contentContact.sentTitle");
  expect(new Set(app.sent("AddContactUs").map(({ key }) => key)).size).toBe(1);
});

const inAnHour = new RegExp(words("error.possibleIn", { left: "[45]\\d:\\d\\d" }));

it("refuses a flood with the time to retry, and keeps the text", async () => {
  const app = await writing();
  for (let sent = 0; sent < 5; sent++) {
    await app.press("contentContact.send");
    await app.press("contentContact.another");
    await app.type("contentContact.name", "Owen Hart");
    await app.type("contentContact.email", "owen@harbour-pine.example");
    await app.type("contentContact.message", `Another message, the one numbered ${sent}.`);
    await app.user.click(await screen.findByRole("checkbox"));
  }
  await app.press("contentContact.send");
  await app.pass(120_000);
  await waitFor(() => expect(document.querySelector("main [role=alert]")?.textContent).toMatch(inAnHour));
  expect(await field("contentContact.message")).toHaveProperty("value", "Another message, the one numbered 4.");
  await button("contentContact.send");
});
