import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noButton, noText, text, words } from "../../../test/page.tsx";

type Opened = Awaited<ReturnType<typeof openApp>>;
const sum = { amount: "100", coin: "USDT" };
const pin = "246810";
const vera = "80413";
const main = () => document.querySelector("main")?.textContent ?? "";

const open = (search: string, options: AppOptions = {}) =>
  openApp(`/assets/transfer${search}`, { as: "verified", ...options });

/** Opens the review of 100 USDT from the main to the earn wallet. */
async function ownAtReview(options?: AppOptions) {
  const app = await open("?coin=USDT", options);
  await app.choose("transfers.to", words("page.walletEarn"));
  await app.type("transfers.amount", "100");
  await app.press("transfers.toReview");
  await text("transfers.reviewTitle");
  return app;
}

/** Opens the review of 100 USDT to Vera. */
async function userAtReview(options?: AppOptions) {
  const app = await open("?coin=USDT&to=user", { as: "mei", ...options });
  await app.type("transfers.uid", vera);
  await app.user.tab();
  await screen.findByText("V***a O***e");
  await app.type("transfers.amount", "100");
  await app.press("transfers.toReview");
  await text("transfers.reviewTitle");
  return app;
}

async function userAtProof(options?: AppOptions) {
  const app = await userAtReview(options);
  await app.press("transfers.toVerify");
  await field("form.fundPin");
  return app;
}

async function prove(app: Opened, code = "000000") {
  await app.type("form.authenticator", code);
  await app.type("form.fundPin", pin);
  await app.press("transfers.action", sum);
}

it("transfers between own wallets once to its own page, without a proof", async () => {
  const app = await ownAtReview();
  await app.press("transfers.action", sum);
  await text("transfers.inYourWallet");
  expect(app.address()).toMatch(/\?id=tr_/);
  expect(app.sent("Transfer")).toHaveLength(1);
  app.reload();
  await text("transfers.inYourWallet");
});

it("shows the masked name, requires the proof, and follows the steps", async () => {
  const app = await userAtProof();
  expect(main()).toContain("V***a O***e");
  await prove(app);
  await text("status.transferringNext");
  expect(app.address()).toMatch(/\?id=tr_/);
  await app.pass(61_000);
  await text("status.transferReviewNext");
  await app.pass(61_000);
  await text("status.transferArrivedNext");
  expect(app.sent("Transfer")).toHaveLength(1);
});

it("shows a rejection's reason and the refund", async () => {
  const app = await userAtProof();
  await prove(app);
  await text("status.transferringNext");
  await app.pass(61_000);
  const id = new URL(app.address(), "http://page").searchParams.get("id");
  app.control("POST", "actors/reviewer/decide", {
    queue: "transfer",
    id,
    decision: "reject",
    reason: "The recipient asked for it back.",
  } as never);
  await app.pass(4000);
  await text("status.transferRejectedNext");
  expect(main()).toContain("The recipient asked for it back.");
});

it.each([
  ["e-mail", "transfers.email", "vera.ode@coffer.example", "toEmailAddress"],
  ["phone", "transfers.phone", "+65 8123 4567", "toPhoneNumber"],
] as const)("sends to exactly the recipient found by %s", async (_, way, contact, sentAs) => {
  const app = await open("?coin=USDT&to=user", { as: "mei" });
  await app.press(way);
  await app.type(way, contact);
  await app.user.tab();
  const asked = await waitFor(() => app.sent("CheckRecipient")[0] ?? Promise.reject(new Error("Nobody was asked.")));
  const named = JSON.parse(asked.body);
  if (sentAs === "toPhoneNumber") return expect(named).toEqual({ countryCode: "+65", phoneNumber: "81234567" });
  await screen.findByText("V***a O***e");
  await app.type("transfers.amount", "100");
  await app.press("transfers.toReview");
  await app.press("transfers.toVerify");
  await prove(app);
  await text("status.transferringNext");
  expect(JSON.parse(app.sent("Transfer").at(-1)?.body ?? "")).toMatchObject({ [sentAs]: contact });
});

it.each([
  ["nobody by that UID", "99999"],
  ["oneself", "80412"],
] as const)("shows %s at the recipient", async (_, uid) => {
  const app = await open("?coin=USDT&to=user", { as: "mei" });
  await app.type("transfers.uid", uid);
  await app.type("transfers.amount", "10");
  await app.press("transfers.toReview");
  await waitFor(async () => expect((await field("transfers.uid")).getAttribute("aria-invalid")).toBe("true"));
  expect(noText("transfers.reviewTitle")).toBe(true);
});

it.each([
  ["less than the minimum", "0.5"],
  ["more than there is", "999999"],
  ["more than the coin has decimals", "1.0000001"],
] as const)("keeps %s from the review", async (_, typed) => {
  const app = await open("?coin=USDT");
  await app.choose("transfers.to", words("page.walletEarn"));
  await waitFor(() => expect(main()).toContain(words("form.minimum", { amount: "1" })));
  if (typed.includes(".0000")) await app.paste("transfers.amount", typed);
  else await app.type("transfers.amount", typed);
  await app.press("transfers.toReview");
  await waitFor(async () => expect((await field("transfers.amount")).getAttribute("aria-invalid")).toBe("true"));
  expect(app.sent("Transfer")).toHaveLength(0);
});

it.each([
  [40013, "transfers.amount"],
  [60027, "transfers.amount"],
  [60028, "transfers.amount"],
  [60004, "transfers.uid"],
] as const)("returns to the field of refusal %i", async (value, label) => {
  const app = await userAtProof();
  app.fault("transfer", "code", { value });
  await prove(app);
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(app.address()).not.toContain("step=");
});

it("shows a wrong fund PIN at the proof, clears it, and takes nothing", async () => {
  const app = await userAtProof();
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", "135790");
  await app.press("transfers.action", sum);
  await screen.findByRole("alert");
  expect(((await field("form.fundPin")) as HTMLInputElement).value).toBe("");
  await prove(app);
  await text("status.transferringNext");
});

it("returns from the proof to the details without losing input", async () => {
  const app = await userAtProof();
  await app.press("flow.back");
  expect(((await field("transfers.amount")) as HTMLInputElement).value).toBe("100");
  expect(((await field("transfers.uid")) as HTMLInputElement).value).toBe(vera);
});

it("transfers once after a lost reply, with the same key and proof", async () => {
  const app = await userAtProof();
  app.fault("transfer", "commitThenDrop", { nth: 1 });
  await prove(app);
  await text("status.transferringNext");
  expect(new Set(app.sent("Transfer").map(({ key }) => key)).size).toBe(1);
});

it("finds the transfer after a lost reply and a reload", async () => {
  const app = await userAtProof();
  app.fault("transfer", "commitThenDrop");
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  app.reload();
  await text("flow.unknownConfirm");
  await app.press("flow.askNow");
  await text("status.transferringNext");
  expect(app.address()).toMatch(/\?id=tr_/);
});

it("asks for the proof again under the same key if the request never arrived", async () => {
  const app = await userAtProof();
  app.fault("transfer", "reset");
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  app.reload();
  await app.press("flow.askNow");
  await text("flow.reopened");
  await prove(app);
  await text("status.transferringNext");
  expect(new Set(app.sent("Transfer").map(({ key }) => key)).size).toBe(1);
});

it("does not mistake an earlier equal transfer for the lost one", async () => {
  const app = await userAtProof();
  await prove(app);
  await text("status.transferringNext");
  await app.pass(5000);
  await app.goTo("/assets/transfer?coin=USDT&to=user");
  await app.type("transfers.uid", vera);
  await app.type("transfers.amount", "100");
  await app.press("transfers.toReview");
  await app.press("transfers.toVerify");
  app.fault("transfer", "reset");
  await app.pass(31_000); // A code is valid once.
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  app.reload();
  await app.press("flow.askNow");
  await text("flow.reopened");
});

it("makes one transfer on a double click", async () => {
  const app = await ownAtReview();
  const press = await button("transfers.action", sum);
  await act(async () => {
    press.click();
    press.click();
  });
  await text("transfers.inYourWallet");
  expect(app.sent("Transfer")).toHaveLength(1);
});

it("completes by keyboard alone", async () => {
  const app = await open("?coin=USDT&to=user", { as: "mei" });
  await app.tabTo("transfers.toUser");
  await app.type("transfers.uid", vera);
  await app.type("transfers.amount", "100");
  await app.tabTo("transfers.toReview");
  await app.user.keyboard("{Enter}");
  await text("transfers.reviewTitle");
  await app.tabTo("transfers.toVerify");
  await app.user.keyboard("{Enter}");
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
  await app.tabTo("transfers.action", sum);
  await app.user.keyboard("{Enter}");
  await text("status.transferringNext");
});

it("shows the end of the block instead of the form after a security change", async () => {
  await open("", { as: "mei", scenario: "blocked-after-change" });
  await waitFor(() => expect(main()).toMatch(/2[34]:\d\d:\d\d left/));
  expect(noButton("transfers.toReview")).toBe(true);
});

it("offers only wallets that can hold the coin, with fiat in the cash account", async () => {
  const app = await open("?coin=USD", { as: "mei" });
  await app.user.click(await field("transfers.from"));
  const offered = [...document.querySelectorAll("[role=option]")].map((each) => each.textContent ?? "");
  expect(offered).toHaveLength(2);
  expect(offered[1]).toContain(words("page.walletCash"));
});

const history = (search: string) => openApp(`/assets/transfer${search}`, { as: "mei", scenario: "transfers" });

it("sends the address's filters, order and page to the server", async () => {
  const app = await history("?status=rejected&status=audit&of=USDT&sort=-amount");
  await waitFor(() => expect(document.querySelectorAll("main table tbody tr")).toHaveLength(1));
  expect(main()).toContain(words("status.transferRejected"));
  await app.type("transfers.search", "nobody");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(document.querySelectorAll("main table tbody tr").length).toBeGreaterThan(4));
});

it("exports the whole history: raw amounts, UTC times, neutralised formulas", async () => {
  const app = await history("");
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head = "", ...rows] = ((await saved[0]?.text()) ?? "").split("\r\n");
  expect(head).toContain("Time (UTC)");
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.join("\n")).toMatch(/T\d{13},\d{4}-\d\d-\d\dT[\d:.]+Z,.*,350,0\.5,349\.5,Arrived/);
});

it("reports an unknown transfer", async () => {
  await history("?id=tr_NONE");
  await button("error.again");
});
