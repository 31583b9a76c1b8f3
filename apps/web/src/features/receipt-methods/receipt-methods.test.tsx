import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { labelled } from "../../../test/labelled.ts";
import { button, field, offered, text, words } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";

const path = "/account/payment";
const pin = "246810";
const main = () => document.querySelector("main")?.textContent ?? "";
type Opened = Awaited<ReturnType<typeof openApp>>;

async function fill(app: Opened, values: Record<string, string>) {
  for (const [label, typed] of Object.entries(values)) {
    const target = await labelled(label);
    await app.user.click(target);
    await app.user.clear(target);
    await app.user.paste(typed);
  }
}
const pounds = { "Sort code": "20-00-00", "Account number": "55779911" };
const open = (channel = "rm_fps_gbp") => openApp(`${path}?add=1&channel=${channel}`, { as: "verified" });
const save = (app: Opened, name = "Faster Payments") => app.press("receiptMethods.save", { name });
const isWrong = async (label: string) =>
  waitFor(async () => expect((await labelled(label)).getAttribute("aria-invalid")).toBe("true"));

it("adds one in the verified name with the fund PIN", async () => {
  const app = await open();
  expect(await labelled("Account holder")).toHaveProperty("value", "Vera Ode");
  await fill(app, pounds);
  await app.type("form.fundPin", pin);
  await save(app);
  await waitFor(() => expect(app.address()).toBe(path));
  await waitFor(() => expect(main()).toContain("55779911"));
  expect(main()).toContain("2 of 3 active");
  const { values, verification } = JSON.parse(app.sent("CreateUserReceiptMethodInfo").at(-1)?.body ?? "");
  // Printed in groups, sent in the contract's format.
  expect(values).toContainEqual({ key: "sortCode", value: "200000" });
  expect(verification.fundPassword).not.toContain(pin);
});

it("refuses another holder at the name", async () => {
  const app = await open();
  await fill(app, { ...pounds, "Account holder": "Jonas Keller" });
  await app.type("form.fundPin", pin);
  await save(app);
  await isWrong("Account holder");
});

it("shows a wrong PIN at the PIN and keeps other input", async () => {
  const app = await open();
  await fill(app, pounds);
  await app.type("form.fundPin", "111111");
  await save(app);
  await waitFor(async () => expect((await field("form.fundPin")).getAttribute("aria-invalid")).toBe("true"));
  expect(await labelled("Account number")).toHaveProperty("value", "55779911");
});

it("shows a server refusal of a value at its field", async () => {
  const app = await openApp(`${path}?add=1&channel=rm_ach_usd`, { as: "verified" });
  await fill(app, { "Account number": "000442917", "Bank name": "Prairie Union Bank" });
  await save(app, "ACH transfer");
  await isWrong("ABA routing number");
  expect(app.sent("CreateUserReceiptMethodInfo")).toHaveLength(0);
});

it("uploads a receiving code's picture and rejects a disguised text file", async () => {
  const app = await openApp(`${path}?add=1&channel=rm_code_cny`, { as: "verified" });
  await labelled("Account holder");
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await app.user.upload(input, new File(["<script>"], "code.png", { type: "image/png" }));
  await waitFor(() => expect(main()).toContain(words("form.fileKind", { kinds: "JPEG, PNG, GIF" })));
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const upload = vi.spyOn(coffer.receiptMethods, "uploadImage").mockResolvedValue({ fileId: "file_GONE" } as never);
  await app.user.upload(input, new File([png], "code.png", { type: "image/png" }));
  await text("form.fileSent");
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ purpose: "receiptCode" });
  await fill(app, { "Phone number or e-mail at the payment app": "vera@coffer.example" });
  await app.type("form.fundPin", pin);
  await save(app, "Lotus Pay");
  await waitFor(() => expect(app.sent("CreateUserReceiptMethodInfo")).toHaveLength(1));
  expect(app.sent("CreateUserReceiptMethodInfo")[0]?.body).toContain('{"key":"qrCode","value":"file_GONE"}');
  // The server doesn't have this picture: shown at the picture.
  await button("form.replaceFile");
  await waitFor(() => expect(document.querySelector("button[aria-invalid=true]")).not.toBeNull());
});

it("disables a used channel with a note", async () => {
  await openApp(`${path}?add=1&channel=rm_sepa_eur`, { as: "verified" });
  await waitFor(() => expect(main()).toContain(words("receiptMethods.taken")));
  const taken = screen.getByRole("radio", { name: /SEPA transfer/ });
  expect(taken.hasAttribute("disabled")).toBe(true);
  expect(document.querySelector("form")).toBeNull();
});

it("explains the limit of three before any input", async () => {
  const app = await openApp(`${path}?add=1&channel=rm_code_cny`, { as: "mei", scenario: "receipt-methods-full" });
  await text("receiptMethods.full", { most: 3 });
  expect(document.querySelector("form")).toBeNull();
  await app.press("receiptMethods.toList");
  await waitFor(() => expect(main()).toContain("3 of 3 active"));
  expect(offered("receiptMethods.add")).toBeUndefined();
});

it.each([60026, 60032, 60030, 60013])("shows refusal %i, as after another tab's change", async (value) => {
  const app = await open();
  await fill(app, pounds);
  await app.type("form.fundPin", pin);
  app.fault("createUserReceiptMethodInfo", "code", { value });
  await save(app);
  await screen.findByRole("alert");
  expect(await labelled("Account number")).toHaveProperty("value", "55779911");
});

it("disables a closed channel and marks its methods", async () => {
  const app = await openApp(path, { as: "verified" });
  await waitFor(() => expect(main()).toContain("NL91ABNA0417164300"));
  app.control("POST", "actors/operator/close-receipt-method", { id: "rm_sepa_eur" } as never);
  app.reload();
  await text("receiptMethods.closed");
  await waitFor(() => expect(main()).toContain("0 of 3 active"));
});

it("requires the fund PIN for a removal, shows a wrong one, and focuses the safe button", async () => {
  const app = await openApp(path, { as: "verified" });
  await app.press("receiptMethods.remove", { name: "SEPA transfer" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words("receiptMethods.keep")));
  await app.type("form.fundPin", "111111");
  await app.press("receiptMethods.removeYes");
  await waitFor(async () => expect((await field("form.fundPin")).getAttribute("aria-invalid")).toBe("true"));
  await app.type("form.fundPin", pin);
  await app.press("receiptMethods.removeYes");
  await text("receiptMethods.none");
  await button("receiptMethods.add");
  expect(app.sent("DeleteUserReceiptMethodInfoDetail")).toHaveLength(2);
});

it("links to a fund PIN first", async () => {
  await openApp(path, { as: "cashier" });
  await text("form.pinFirst");
});
