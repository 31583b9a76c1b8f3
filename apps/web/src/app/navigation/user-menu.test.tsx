import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";

it("shows the full name in the menu, which the button may truncate", async () => {
  const app = await openApp("/assets", { as: "mei" });
  const opens = await waitFor(() => {
    const button = [...document.querySelectorAll("header button")].find((each) =>
      each.textContent?.includes("Mei Lin"),
    );
    if (!button) throw new Error("Nothing in the header says the name.");
    return button;
  });
  await app.user.click(opens);
  const menu = await waitFor(() => {
    const opened = document.querySelector("[role=menu]");
    if (!opened) throw new Error("No menu is open.");
    return opened;
  });
  expect(menu.textContent).toMatch(/^Mei Lin UID \d+/);
});
