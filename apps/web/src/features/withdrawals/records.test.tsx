import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const xrpAddress = "rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe";
const main = () => document.querySelector("main")?.textContent ?? "";
const rows = () => [...document.querySelectorAll("main tbody tr")].map((row) => row.textContent ?? "");
const every = (search = "") => openApp(`/assets/withdraw${search}`, { as: "mei", scenario: "every-status" });

it("opens each withdrawal at its address, and Back closes it", async () => {
  const app = await every();
  await app.press("withdrawals.details");
  await text("withdrawals.number");
  const at = app.address();
  expect(at).toMatch(/[?&]id=wd_/);
  app.reload();
  await text("withdrawals.number");
  await app.press("withdrawals.close");
  await waitFor(() => expect(app.address()).not.toContain("id="));
});

it("opens the result's address in another window", async () => {
  const app = await openApp("/assets/withdraw?coin=USDT&network=TRC20", { as: "verified" });
  await app.paste("form.address", address);
  await app.type("withdrawals.amount", "100");
  await app.press("withdrawals.toReview");
  await app.press("withdrawals.toVerify");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("form.code", "000000");
  await app.type("form.fundPin", "246810");
  await app.press("withdrawals.send", { amount: "100", coin: "USDT" });
  await button("withdrawals.another");
  expect(app.address()).toMatch(/step=result.*id=wd_|id=wd_.*step=result/);
  expect(document.querySelector("[role=dialog]")).toBeNull();
  sessionStorage.clear();
  app.reload();
  await waitFor(() =>
    expect(document.querySelector("[role=dialog]")?.textContent).toContain(words("withdrawals.number")),
  );
});

it("reports an unknown id in the dialog", async () => {
  await openApp("/assets/withdraw?id=wd_NONE", { as: "mei" });
  await screen.findByRole("alert");
});

it("names every status, and filters several by the address and the server", async () => {
  const app = await every("?status=completed&status=failed&sort=-amount");
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const named = [words("status.completed"), words("status.failed")];
  expect(rows().every((row) => named.some((name) => row.includes(name)))).toBe(true);
  await app.type("table.searchRecord", "nothing like it");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(rows().length).toBeGreaterThan(4));
});

it("exports the whole list", async () => {
  const app = await every();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = ((await saved[0]?.text()) ?? "").split("\r\n");
  expect(lines[0]).toContain("Time (UTC)");
  expect(lines.length).toBeGreaterThan(rows().length);
});

it("suggests a small amount for an unused address, and fills it in", async () => {
  const app = await openApp("/assets/withdraw?coin=USDT&network=TRC20", { as: "verified" });
  await app.paste("form.address", address);
  await app.type("withdrawals.amount", "100");
  await text("withdrawals.newAddress");
  await app.press("withdrawals.trySmall", { minimum: "10", coin: "USDT" });
  expect(((await field("withdrawals.amount")) as HTMLInputElement).value).toBe("10");
  await waitFor(() => expect(noText("withdrawals.newAddress")).toBe(true));
});

it("states the daily limit and its rest before sending", async () => {
  await openApp("/assets/withdraw?coin=USDT&network=TRC20", { as: "mei" });
  await waitFor(() => expect(main()).toMatch(/Today you can still withdraw [\d,]+ USDT, of [\d,]+ USDT a day/));
});

it("requires a tag, or the confirmation that none is needed", async () => {
  const app = await openApp("/maintain", { as: "verified" });
  app.control("POST", "chain/deposit", { coin: "XRP", network: "XRP", amount: "500", name: "verified" });
  await app.pass(600_000);
  await app.goTo("/assets/withdraw?coin=XRP&network=XRP");
  await app.paste("form.address", xrpAddress);
  await app.type("withdrawals.amount", "100");
  await app.press("withdrawals.toReview");
  await waitFor(async () => expect((await field("form.tag")).getAttribute("aria-invalid")).toBe("true"));
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("withdrawals.toReview");
  await text("withdrawals.reviewTitle");
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
  const sent = JSON.parse(app.sent("ApplyTransactionOut").at(-1)?.body ?? "");
  expect(sent).toMatchObject({ noTag: true });
  expect(sent).not.toHaveProperty("tag");
});
