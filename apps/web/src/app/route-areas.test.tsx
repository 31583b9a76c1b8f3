import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../test/app.tsx";
import { text, words } from "../../test/page.tsx";

it.each(["/nowhere", "/assets/nowhere", "/constructor", "/user/nowhere"])("%s is no page", async (path) => {
  const app = await openApp(path, { as: "mei" });
  await text("error.notFoundTitle");
  expect(app.address()).toBe(path);
});

it("an area's pages come when somebody goes there, with the address as it was asked for", async () => {
  const app = await openApp("/assets/nowhere", { as: "mei" });
  await text("error.notFoundTitle");
  await app.goTo("/convert?from=BTC&to=USDT#rate");
  await screen.findByRole("heading", { level: 1, name: words("convert.title") });
  expect(app.address()).toBe("/convert?from=BTC&to=USDT#rate");
  await app.goTo("/assets");
  await screen.findByRole("heading", { level: 1, name: words("assets.title") });
  await app.back();
  await waitFor(() => expect(app.address()).toBe("/convert?from=BTC&to=USDT#rate"));
});
