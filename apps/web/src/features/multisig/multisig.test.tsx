import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, noButton, noText, text, words } from "../../../test/page.tsx";
import { coffer } from "./api.ts";

const pin = "246810";
const main = () => document.querySelector("main")?.textContent ?? "";
const evm = [
  "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];

/** The owner's link, for an anonymous signer: equal in every world of the scenario. */
const shared = { code: "", message: "" };

type Opened = Awaited<ReturnType<typeof openApp>>;
async function prove(app: Opened) {
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
}
async function signing() {
  const app = await openApp("/about", { as: "mei", scenario: "multisig-signing" });
  const { items } = await coffer.multisig.getMultisigWallet();
  const wallet = items[0]?.id ?? "";
  const [withdrawal] = (await coffer.multisig.getMultisigWithdrawalList({ id: wallet })).items;
  if (!withdrawal) throw new Error("The scenario has a withdrawal.");
  return { app, wallet, withdrawal };
}

it("lists wallets with their worth and opens one", async () => {
  const app = await openApp("/assets/multisig", { as: "mei", scenario: "multisig" });
  await text("multisig.anyOf", { least: 3, signers: 4 });
  await text("multisig.total");
  await app.user.click(screen.getByRole("link", { name: "Treasury" }));
  await text("multisig.notDeletable");
  expect(app.address()).toMatch(/wallet=ms_/);
  expect(main()).toContain("37.5");
});

it("creates a wallet once with its signers and threshold explained", async () => {
  const app = await openApp("/assets/multisig?do=create", { as: "mei" });
  await app.type("multisig.name", "Payroll");
  await app.choose("form.coin", "ETH");
  for (const [at, address] of evm.entries()) {
    const field = screen.getByRole("textbox", { name: new RegExp(words("multisig.signerAddress", { at: at + 1 })) });
    await app.user.type(field, address);
  }
  await text("multisig.anyMeans", { least: 2, signers: 3, spare: 1 });
  await app.press("multisig.toReview");
  await text("multisig.forGood");
  expect(main()).toContain(evm[2]?.slice(-4));
  await app.press("multisig.toVerify");
  await prove(app);
  await app.press("multisig.createNamed", { name: "Payroll" });
  await button("multisig.delete");
  expect(app.address()).toMatch(/wallet=ms_/);
  expect(app.sent("CreateWallet")).toHaveLength(1);
});

it("warns of a similar signer address and of a threshold that one lost key breaks", async () => {
  const app = await openApp("/assets/multisig?do=create", { as: "mei" });
  await app.choose("form.coin", "ETH");
  const [real = ""] = evm;
  const twin = `${real.slice(0, 6)}${"0".repeat(32)}${real.slice(-4).toLowerCase()}`;
  for (const [at, address] of [real, twin].entries()) {
    const field = screen.getByRole("textbox", { name: new RegExp(words("multisig.signerAddress", { at: at + 1 })) });
    fireEvent.input(field, { target: { value: address } });
  }
  await text("form.lookAlike", { name: words("multisig.signerAt", { at: 1 }) });
  expect(noText("multisig.lockTitle")).toBe(true);
  await app.press("multisig.removeSigner", { at: 3 });
  await text("multisig.lockTitle");
});

it("refuses repeated addresses and script addresses, which can't sign", async () => {
  const app = await openApp("/assets/multisig?do=create", { as: "mei" });
  await app.choose("form.coin", "BTC");
  const taproot = "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr";
  const first = screen.getByRole("textbox", { name: new RegExp(words("multisig.signerAddress", { at: 1 })) });
  fireEvent.input(first, { target: { value: taproot } });
  await app.press("multisig.toReview");
  await waitFor(() => expect(main()).toContain(words("form.addressOdd", { network: "Bitcoin" })));
  fireEvent.input(first, { target: { value: "" } });
  await app.choose("form.coin", "ETH");
  // One letter in the other case breaks the checksum.
  fireEvent.input(first, { target: { value: evm[0]?.replace("bD4", "BD4") } });
  await app.press("multisig.toReview");
  await waitFor(() => expect(main()).toContain(words("multisig.checksum")));
  fireEvent.input(first, { target: { value: "" } });
  for (const at of [1, 2]) {
    const field = screen.getByRole("textbox", { name: new RegExp(words("multisig.signerAddress", { at })) });
    await app.user.type(field, evm[0] ?? "");
  }
  await app.press("multisig.toReview");
  await waitFor(() => expect(main()).toContain(words("multisig.twice", { at: 1 })));
  expect(app.sent("CreateWallet")).toHaveLength(0);
});

it("shows the device's text byte for byte, and the missing signers", async () => {
  const { withdrawal } = await signing();
  await openApp(`/assets/multisig?id=${withdrawal.id}`, { as: "mei", scenario: "multisig-signing" });
  await text("multisig.mustShow");
  expect(document.querySelector("pre")?.textContent).toBe(withdrawal.signingMessage);
  expect(withdrawal.signingQr?.split("\n").slice(1).join("\n")).toBe(withdrawal.signingMessage);
  await text("multisig.more", { count: 1, names: `Mei Lin${words("multisig.listBetween")}Sofia Brandt` });
  await text("multisig.signedAt", { at: 2, least: 3 });
  shared.code = withdrawal.signingCode ?? "";
  shared.message = withdrawal.signingMessage;
});

it("shows a proposal by link without an account", async () => {
  await openApp(`/assets/multisig?sign=${shared.code}`, { scenario: "multisig-signing" });
  await text("multisig.mustShow");
  expect(document.querySelector("pre")?.textContent).toBe(shared.message);
  expect(noButton("multisig.cancel")).toBe(true);
});

it("sends it with the third signature, followed to the end", async () => {
  const { withdrawal } = await signing();
  const app = await openApp(`/assets/multisig?id=${withdrawal.id}`, { as: "mei", scenario: "multisig-signing" });
  await text("multisig.mustShow");
  app.control("POST", "actors/signer/sign", { id: withdrawal.id, address: withdrawal.waitingFor[0]?.address } as never);
  await app.pass(4000);
  await text("multisig.onChainNext");
  expect(noButton("multisig.giveSignature")).toBe(true);
});

it("deletes an empty wallet with a proof", async () => {
  const app = await openApp("/assets/multisig", { as: "mei", scenario: "multisig" });
  await app.user.click(await screen.findByRole("link", { name: "Desk reserve" }));
  await app.press("multisig.delete");
  await prove(app);
  await app.press("multisig.deleteYes", { name: "Desk reserve" });
  await waitFor(() => expect(app.address()).not.toContain("wallet="));
  expect(app.sent("DelMultisigWallet")).toHaveLength(1);
});

it("proposes a withdrawal: details, full address at review, proof, its page", async () => {
  const app = await openApp("/assets/multisig", { as: "mei", scenario: "multisig" });
  await app.user.click(await screen.findByRole("link", { name: "Treasury" }));
  await text("multisig.notDeletable");
  // The section's list has the same address, from an own wallet.
  await app.user.click(document.querySelector('a[href*="do=withdraw"]') ?? document.body);
  await app.choose("form.coin", "BTC");
  await app.type("form.address", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq");
  await app.type("multisig.amount", "2.5");
  await app.press("multisig.toReview");
  await text("multisig.undone", { least: 3 });
  await app.press("multisig.toVerify");
  await prove(app);
  await app.press("multisig.propose", { amount: "2.5", coin: "BTC" });
  await text("multisig.mustShow");
  expect(app.address()).toMatch(/id=mw_/);
  expect(app.sent("EnterpriseWithdrawal")).toHaveLength(1);
});
