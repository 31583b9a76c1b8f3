import { createClient } from "@coffer/sdk";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { noButton, noText, text, words } from "../../../test/page.tsx";
import { coffer } from "./api.ts";

type App = Awaited<ReturnType<typeof openApp>>;
const url = "https://shop.harbour-pine.example/coffer/events";
const open = (part = "") => openApp(`/merchant?tab=developers${part}`, { as: "merchant" });
const secretShown = () => document.querySelector("[role=dialog] code")?.textContent ?? "";

async function add(app: App) {
  await app.press("events.add");
  await app.type("events.url", url);
  await app.press("events.add");
  await text("events.secretTitle");
  const secret = secretShown();
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("events.close");
  return secret;
}
async function choose(app: App, what: Parameters<App["press"]>[0]) {
  await app.user.click(await screen.findByLabelText(words("events.actionsOf", { url })));
  await app.user.click(await screen.findByRole("menuitem", { name: words(what) }));
}

it("shows the progress to a first paid order and updates automatically", async () => {
  const app = await open();
  await text("events.guideTitle");
  const before = document.querySelectorAll("main ol [role=img]").length;
  await coffer.events.createWebhook({ url, types: ["paymentOrder.paid"] });
  await app.pass(6000);
  await waitFor(() => expect(document.querySelectorAll("main ol [role=img]").length).toBe(before + 1));
  await app.press("events.toWebhooks");
  await screen.findByText(url);
});

it("counts only orders that a program made with a key", async () => {
  const app = await open();
  const isDone = () => document.querySelectorAll("main ol > li")[3]?.querySelector("[role=img]") !== null;
  await text("events.guideTitle");
  const ask = (number: string) => ({
    ...{ merchantOrderNumber: number, amount: "20", subject: "Oak bench", fiatCurrency: "EUR" },
    ...{ coin: "USDT", network: "TRC20" },
  });
  await coffer.merchant.createPaymentOrder(ask("HP-1"));
  await app.pass(6000);
  expect(isDone()).toBe(false);
  const { accessKey: key, secret } = await coffer.apiKeys.createApiKey({
    ...{ remark: "Shop", permissions: [0, 2], verification: { fundPassword: "246810" } },
  });
  const program = createClient({ environment: "sandbox", apiKey: { key, secret } });
  await program.merchant.createPaymentOrder(ask("HP-2"));
  await app.pass(6000);
  await waitFor(() => expect(isDone()).toBe(true));
});

it("adds a webhook with a secret shown once, changes, rolls and removes it", async () => {
  const app = await open("&part=webhooks");
  const secret = await add(app);
  expect(secret).toMatch(/^whsec_/);
  expect(document.body.textContent).not.toContain(secret);
  await choose(app, "events.change");
  await app.user.click(await screen.findByRole("checkbox", { name: words("events.enabled") }));
  await app.press("events.save");
  await text("events.disabled");
  expect(noButton("events.test")).toBe(true);
  await choose(app, "events.roll");
  await app.press("events.roll");
  await text("events.secretTitle");
  expect(secretShown()).not.toBe(secret);
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("events.close");
  await choose(app, "events.remove");
  await app.press("events.remove");
  await text("events.none");
});

it("shows an invalid address and missing types at their fields", async () => {
  const app = await open("&part=webhooks");
  await app.press("events.add");
  await app.type("events.url", "http://shop.example/events");
  await app.press("events.add");
  await screen.findAllByText(words("events.urlHttps"));
  await app.type("events.url", "https://me:pass@shop.example/events");
  await screen.findAllByText(words("events.urlCredentials"));
  expect(app.sent("Create")).toHaveLength(0);
});

it("creates one webhook after a lost reply", async () => {
  const app = await open("&part=webhooks");
  app.fault("createWebhook", "commitThenDrop", { nth: 1 });
  await app.press("events.add");
  await app.type("events.url", url);
  await app.press("events.add");
  await app.pass(20_000);
  app.noFaults();
  if (noText("events.secretTitle")) await app.press("flow.askNow");
  await text("events.secretTitle");
  expect((await coffer.events.getWebhookList()).items).toHaveLength(1);
});

it("shows a test delivery's answer and payload, and resends it", async () => {
  const app = await open("&part=webhooks");
  await add(app);
  await app.press("events.test");
  await waitFor(() => expect(app.address()).toContain("part=deliveries"));
  await screen.findByText("webhook.ping");
  await app.press("events.payload");
  await screen.findByRole("region", { name: words("events.payload") });
  await app.press("events.again");
  await waitFor(() => expect(screen.getAllByText("webhook.ping").length).toBeGreaterThan(1));
  expect(app.sent("Resend")).toHaveLength(1);
});

it("filters the log by type, and tells a cashier that it belongs to the merchant", async () => {
  const app = await openApp("/merchant?tab=developers&part=events", { as: "merchant", scenario: "merchant-till" });
  await screen.findAllByText("paymentOrder.created");
  await app.choose("events.type", "paymentOrder.paid");
  await waitFor(() => expect(screen.queryByText("paymentOrder.created")).toBeNull());
  app.close();
  await openApp("/merchant?tab=developers", { as: "cashier" });
  await text("merchant.ownTitle");
});
