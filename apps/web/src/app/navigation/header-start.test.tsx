import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { words } from "../../../test/page.tsx";
import { storagePrefix } from "../../platform/storage.ts";

const kept = `${storagePrefix}user`;
const header = () => document.querySelector("header")?.textContent ?? "";
const invites = () => header().includes(words("shell.signIn")) || header().includes(words("shell.openAccount"));

const drawn = () => waitFor(() => expect(header()).toContain("Coffer"));

/** The app, and whether the server identifies the user. */
async function slowStart(as: "mei" | "merchant") {
  let slow = false;
  const app = await openApp("/notice/list", {
    as,
    network: (request, go) => (slow && request.url.includes("GetAccountInfo") ? new Promise(() => undefined) : go()),
  });
  await waitFor(() => expect(header()).toContain("UID"));
  slow = true;
  return app;
}

it.each([
  ["mei", "shell.assets"],
  ["merchant", "shell.merchantHome"],
] as const)("shows the header of %s until the account is loaded", async (as, entry) => {
  const app = await slowStart(as);
  const before = header();
  app.reload();
  await drawn();
  expect(header()).toBe(before);
  expect(header()).toContain(words(entry));
  expect(invites()).toBe(false);
});

it.each(["", "null", "7", "{}", '{"name":{},"uid":1,"lastLoginTime":"x"}', '{"name":"Mei","uid":"1"}'])(
  "shows no name and no invitation with %s stored",
  async (junk) => {
    const app = await slowStart("mei");
    localStorage.setItem(kept, junk);
    app.reload();
    await drawn();
    expect(header()).not.toContain("UID");
    expect(header()).not.toContain(words("shell.brokerage"));
    expect(invites()).toBe(false);
  },
);
