import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../test/app.tsx";
import { text, words } from "../../test/page.tsx";

const footer = () => document.querySelector("footer");

it("the home page's footer is there once somebody is", async () => {
  await openApp("/");
  await text("contentHome.heading");
  window.dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(footer()?.textContent).toContain(words("shell.talkTitle")));
});

it("a page to work on ends in one line, without columns and calls", async () => {
  await openApp("/assets", { as: "mei" });
  await waitFor(() => expect(footer()?.textContent).toContain(words("shell.readDisclaimer")));
  window.dispatchEvent(new Event("scroll"));
  expect(footer()?.querySelectorAll("a")).toHaveLength(1);
  expect(footer()?.querySelector("h2")).toBeNull();
});
