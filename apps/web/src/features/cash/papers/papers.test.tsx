import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, noText, text } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/api.ts";

const path = "/assets/cash/withdraw?currency=USD&channel=wire";
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], "statement.png", {
  type: "image/png",
});

it("names missing and deleted documents at their fields", async () => {
  const app = await openApp(path, { as: "mei" });
  await text("cash.papersFirst");
  await app.press("cash.handIn");
  expect(app.address()).toContain("papers=wire");
  await app.press("cash.handInPapers");
  await text("cash.papersNeeded");
  expect(app.sent("CreateUserChannelAttachment")).toHaveLength(0);

  await app.user.click(await screen.findByLabelText(/Purpose/));
  await app.user.click(await screen.findByRole("option", { name: /suppliers/ }));
  await app.user.type(await screen.findByLabelText(/Where the money comes from/), "Salary of ten years");
  vi.spyOn(coffer.receiptMethods, "uploadImage").mockResolvedValue({ fileId: "file_4QX7ZP" } as never);
  const input = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  await app.user.upload(input as HTMLInputElement, png);
  await text("form.filesLeft", { count: 1, most: 3 });
  await app.press("cash.handInPapers");
  await waitFor(() => expect(document.querySelector("[role=dialog] [aria-invalid=true]")).not.toBeNull());
  expect(app.sent("CreateUserChannelAttachment")).toHaveLength(1);
  // The dialog's form did not submit the order below it.
  expect(app.sent("ValidateInfo")).toHaveLength(0);
});

it("asks for nothing once they are approved, and shows the submission", async () => {
  const app = await openApp(path, { as: "enterprise" });
  await button("cash.addRecipient");
  await app.pass(1000);
  expect(noText("cash.papersFirst")).toBe(true);
  await app.goTo(`${path}&papers=wire`);
  await text("cashStatus.papersApprovedNext");
  await screen.findByText("Charter income of the past two years");
});
