import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, field, noText, offered, text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/api.ts";
import { readingSeconds } from "./contract-step.tsx";

type App = Awaited<ReturnType<typeof openApp>>;
const merchant = "80431";
const decide = (app: App, decision: "approve" | "reject", reason?: string) =>
  app.control("POST", "review/decide", { queue: "merchant", id: merchant, decision, ...(reason && { reason }) });

/** A merchant on trial with a saved application, before the signature. */
const saved = (search = "") => openApp(`/merchant/started${search}`, { as: "merchant", scenario: "merchant-trial" });
/** A merchant on trial without a saved application. */
async function begun(search = "") {
  const app = await openApp("/maintain", { as: "merchant" });
  app.control("POST", "actors/operator/return-to-trial" as "actors/chain/confirm", { name: "merchant" } as never);
  await app.goTo(`/merchant/started${search}`);
  await field("merchantApplication.fullName");
  return app;
}
async function readThrough(app: App) {
  await text("merchantApplication.term6");
  expect(offered("merchantApplication.sign")).toBeUndefined();
  await app.pass(readingSeconds * 1000);
  await app.user.click(await waitFor(() => screen.getByRole("checkbox")));
}

it("continues at the contract, signs it after the reading time, submits once, and is approved", async () => {
  const app = await saved();
  await readThrough(app);
  const sign = await button("merchantApplication.sign");
  act(() => {
    sign.click();
    sign.click();
  });
  await text("merchantApplication.reviewTitle");
  expect(app.sent("ApplyToBecomeOfficial")).toHaveLength(1);
  expect(app.sent("SaveToBecomeOfficial")).toHaveLength(0);
  decide(app, "approve");
  await app.press("merchantApplication.lookNow");
  await text("merchantApplication.approvedTitle");
  await waitFor(() => expect(noText("merchantApplication.lead")).toBe(true));
});

it("requires consent for the signature", async () => {
  const app = await saved();
  await text("merchantApplication.term6");
  await app.pass(readingSeconds * 1000);
  await app.press("merchantApplication.sign");
  await text("merchantApplication.agreeFirst");
  expect(app.sent("ApplyToBecomeOfficial")).toHaveLength(0);
});

it("shows a rejection until the corrected application is signed", async () => {
  const app = await saved("?step=contract");
  await readThrough(app);
  await app.press("merchantApplication.sign");
  await text("merchantApplication.reviewTitle");
  decide(app, "reject", "The name differs from the certificate.");
  await app.press("merchantApplication.lookNow");
  await screen.findByText("The name differs from the certificate.");
  await app.paste("merchantApplication.fullName", "Harbour & Pine Ltd");
  await app.press("merchantApplication.continue");
  await app.press("merchantApplication.saveAndGo");
  await readThrough(app);
  await text("merchantApplication.rejectedTitle");
  await app.press("merchantApplication.sign");
  await text("merchantApplication.reviewTitle");
  const info = await coffer.profile.getMerchantInfo();
  expect([info.application?.fullName, info.rejectReason]).toEqual(["Harbour & Pine Ltd", null]);
});

it("keeps typed values through navigation and reload, until sign-out", async () => {
  const app = await begun();
  await app.type("merchantApplication.shortName", "Lantern");
  await app.press("merchantApplication.later");
  await text("merchantHome.begin");
  await app.goTo("/merchant/started");
  expect(await field("merchantApplication.shortName")).toHaveProperty("value", "Lantern");
  app.reload();
  expect(await field("merchantApplication.shortName")).toHaveProperty("value", "Lantern");
  await act(async () => coffer.session.end());
  expect(JSON.stringify({ ...localStorage })).not.toContain("Lantern");
});

it("never passes an incomplete step, and offers stablecoins only", async () => {
  const app = await begun("?step=contract");
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent?.slice(0, 4))).toEqual(["USDT", "USDC"]);
  await app.type("merchantApplication.website", "http://lantern.example");
  await app.press("merchantApplication.continue");
  await text("merchantApplication.websiteFormat");
  expect((await field("merchantApplication.fullName")).getAttribute("aria-invalid")).toBe("true");
});

it("does not leave the step when the last field becomes valid", async () => {
  const app = await begun();
  await app.user.click(screen.getByRole("radio", { name: /USDC/ }));
  for (const [label, typed] of [
    ["merchantApplication.fullName", "Lantern Hill Limited"],
    ["merchantApplication.shortName", "Lantern"],
    ["merchantApplication.website", "https://lantern.example"],
    ["merchantApplication.address", "22/F, 88 Queen's Road"],
    ["merchantApplication.scope", "Lamps."],
  ] as const)
    await app.type(label, typed);
  expect(noText("merchantApplication.certificateTitle")).toBe(true);
  await app.press("merchantApplication.continue");
  await text("merchantApplication.certificateTitle");
});

it("rejects a certificate other than JPG or PNG before the upload", async () => {
  const app = await saved("?step=certificate");
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error("There is nothing to upload to.");
    return found;
  });
  const gif = new File([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0])], "certificate.png", { type: "image/png" });
  await app.user.upload(input, gif);
  await text("form.fileKind", { kinds: "JPEG, PNG" });
  expect(app.sent("UploadImage")).toHaveLength(0);
});

it("shows the review after a lost reply or a submission elsewhere", async () => {
  const app = await saved();
  await readThrough(app);
  app.fault("applyToBecomeOfficial", "commitThenDrop");
  await app.press("merchantApplication.sign");
  await text("merchantApplication.reviewTitle");
  expect(app.sent("ApplyToBecomeOfficial")).toHaveLength(1);
});

it("tells a cashier that it is the merchant's, and sends no call", async () => {
  const app = await openApp("/merchant/started", { as: "cashier" });
  await text("merchant.ownTitle");
  await waitFor(() => expect(document.body.textContent).toContain(words("merchantApplication.becoming")));
  expect(app.sent("GetMerchantInfo")).toHaveLength(0);
});
