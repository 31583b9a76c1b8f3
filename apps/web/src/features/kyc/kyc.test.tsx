import { CofferError } from "@coffer/errors";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])], "page.jpg", { type: "image/jpeg" });
const isWrong = async (target: HTMLElement) => expect(target.getAttribute("aria-invalid")).toBe("true");

const open = (search = "?way=document") => openApp(`/account/verifiy${search}`, { as: "fresh" });

/** Continues and waits for the next step: all steps are mounted, the others hidden. */
async function goOn(app: Opened, to: string) {
  await app.press("kyc.continue");
  await waitFor(() => expect(app.address()).toContain(`step=${to}`));
}
async function giveWho(app: Opened, birthday = "1993-07-22") {
  await app.paste("kyc.firstName", "Nora");
  await app.paste("kyc.lastName", "Fresh");
  await app.user.clear(await field("kyc.birthday"));
  await app.user.type(await field("kyc.birthday"), birthday);
  await app.choose("kyc.region", "Ireland");
  await app.paste("kyc.city", "Cork");
  await app.paste("kyc.address", "14 Lavender Row");
}
async function giveDocument(app: Opened, number = "925665416") {
  const passport = await waitFor(() => screen.getByRole("radio", { name: "Passport" }));
  await app.user.click(passport);
  await app.paste("kyc.certificateNumber", number);
  await app.user.type(await field("kyc.validUntil"), "2031-03-15");
  await goOn(app, "photos");
}
/** Opens the form after a rejection of the document number: prefilled, with its photos. */
async function turnedDown() {
  const app = await openApp("/account/verifiy", { as: "pending" });
  await text("kyc.pendingTitle");
  decide(app, "reject", "documentExpired");
  await app.press("kyc.lookNow");
  await text("kyc.rejectedTitle");
  await app.goTo("/account/verifiy?way=document&step=who");
  await field("kyc.firstName");
  return app;
}
function decide(app: Opened, decision: string, reason?: string): void {
  app.control("POST", "review/decide", { queue: "kyc", id: "80421", decision, ...(reason && { reason }) });
}
async function atReview() {
  const app = await turnedDown();
  await goOn(app, "document");
  await app.user.clear(await field("kyc.validUntil"));
  await app.user.type(await field("kyc.validUntil"), "2031-03-15");
  await goOn(app, "photos");
  await goOn(app, "review");
  return app;
}

it("explains a rejection, accepts the correction once, and follows the decision", async () => {
  const app = await atReview();
  await app.press("kyc.handIn");
  await text("kyc.pendingTitle");
  expect(app.sent("Update")).toHaveLength(1);
  decide(app, "approve");
  await app.press("kyc.lookNow");
  await text("kyc.verifiedTitle");
});

it("receives every redirected unverified user", async () => {
  const app = await openApp("/assets", { as: "fresh" });
  await waitFor(() => expect(app.address()).toBe("/account/verifiy"));
});

it("never passes an incomplete step, by the address either", async () => {
  const app = await open("?way=document&step=review");
  await field("kyc.firstName");
  await app.press("kyc.continue");
  await waitFor(async () => isWrong(await field("kyc.firstName")));
});

it("rejects a birth date under 18", async () => {
  const app = await open();
  await giveWho(app, "2015-01-01");
  await app.press("kyc.continue");
  await text("kyc.underAge");
});

it("rejects an expired document", async () => {
  const app = await open();
  await giveWho(app);
  await goOn(app, "document");
  await app.user.type(await field("kyc.validUntil"), "2020-01-01");
  await app.press("kyc.continue");
  await text("kyc.documentEnded");
});

it("rejects a non-image before the upload, and resends a failed one", async () => {
  const upload = vi.spyOn(coffer.receiptMethods, "uploadImage");
  upload.mockRejectedValueOnce(new CofferError({ kind: "api", code: 50013, message: "It failed." }));
  const app = await open();
  await giveWho(app);
  await goOn(app, "document");
  await giveDocument(app);
  const [input] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is nothing to upload to.");
  await app.user.upload(input, new File(["text"], "page.jpg", { type: "image/jpeg" }));
  await waitFor(() => expect(document.querySelector("#kyc-photos [aria-invalid=true]")).not.toBeNull());
  expect(upload).not.toHaveBeenCalled();
  await app.user.upload(input, picture);
  upload.mockResolvedValueOnce({ fileId: "file_4QX7ZP", fileName: "page.jpg", size: 5 });
  await app.press("form.sendAgain");
  await text("form.fileSent");
});

it("keeps typed values when the user leaves, outside any storage", async () => {
  const app = await open();
  await giveWho(app);
  await goOn(app, "document");
  await app.goTo("/account/verifiy");
  await text("kyc.lead");
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Lavender");
  await app.goTo("/account/verifiy?way=document");
  expect(await field("kyc.city")).toHaveProperty("value", "Cork");
});

it("shows a submission made elsewhere instead of the form", async () => {
  const app = await atReview();
  app.fault("updateKyc", "code", { value: 90003 });
  await app.press("kyc.handIn");
  await screen.findByRole("alert");
  expect(noText("kyc.pendingTitle")).toBe(true);
});

it("submits once on a double click", async () => {
  const app = await atReview();
  const handIn = await button("kyc.handIn");
  act(() => {
    handIn.click();
    handIn.click();
  });
  await text("kyc.pendingTitle");
  expect(app.sent("Update")).toHaveLength(1);
});
