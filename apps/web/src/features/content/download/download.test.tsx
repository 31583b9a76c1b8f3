import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, text, words } from "../../../../test/page.tsx";

it("shows each app's version, news, code and link", async () => {
  await openApp("/download");
  await screen.findByText(/^2\.4\.0 ·/);
  await screen.findByText(/^2\.4\.1 ·/);
  await screen.findByTitle(words("contentDownload.qr", { name: words("contentDownload.ios") }));
  expect(await button("contentDownload.get", { name: words("contentDownload.android") })).toHaveProperty(
    "href",
    "https://content.coffer.example/app/android",
  );
  expect(document.querySelector("footer")).toBeNull();
});

it("retries a failed version request", async () => {
  const app = await openApp("/error/404");
  app.fault("getVersioning", "status", { value: 503 });
  await app.goTo("/download");
  await app.pass(60_000);
  await waitFor(() => expect(screen.queryAllByText(words("contentDownload.unknown"))).toHaveLength(3));
  app.noFaults();
  await app.press("contentDownload.again");
  await screen.findByText(/^2\.4\./);
});

it("links the apps' overview to their pages", async () => {
  const app = await openApp("/apps");
  await app.user.click(await text("contentDownload.appsGet"));
  await waitFor(() => expect(app.address()).toBe("/download"));
});
