import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, noText, text, words } from "../../../test/page.tsx";
import { signingDevice } from "../../../test/signing-device.ts";
import { coffer as anyone } from "../../platform/api.ts";
import { coffer } from "./api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const main = () => document.querySelector("main")?.textContent ?? "";
const proof = { fundPassword: "246810", googleCode: "000000" };
const link = (part: string) => document.querySelector<HTMLElement>(`main a[href*="${part}"]`) ?? document.body;

async function prove(app: Opened) {
  await app.type("form.authenticator", proof.googleCode);
  await app.type("form.fundPin", proof.fundPassword);
}
/** Opens one of Mei's wallets of the scenario. */
async function at(name: string, more = "", scenario = "multisig") {
  const app = await openApp("/about", { as: "mei", scenario });
  const { items } = await coffer.multisig.getMultisigWallet({});
  const id = items.find((each) => each.name === name)?.id ?? "";
  await app.goTo(`/assets/multisig?wallet=${id}${more}`);
  return { app, id };
}

it("shows deposits, withdrawals and decisions in tabs, and the unfinished one above", async () => {
  const { app } = await at("Treasury", "", "multisig-signing");
  await text("multisig.mustShow");
  expect(main()).toContain(words("multisig.finishFirst"));
  expect(link("do=withdraw")).toBe(document.body);
  await app.press("multisig.deposits");
  await waitFor(() => expect(main()).toContain("250,000"));
  await app.press("multisig.signers");
  await screen.findAllByText("Sofia Brandt");
  // Four signers on each of two networks.
  expect(screen.getAllByText("Sofia Brandt").length).toBeGreaterThan(1);
  expect(screen.getAllByText(words("multisig.decidedSoFar", { signed: 1, refused: 0 }))).toHaveLength(2);
  await app.press("multisig.withdrawals");
  await app.user.click(await screen.findByRole("link", { name: /^SW\d/ }));
  await button("multisig.toWallet");
  expect(app.address()).toMatch(/id=mw_/);
});

it("cancels a proposal with a proof and releases the amount", async () => {
  const { app } = await at("Treasury", "", "multisig-signing");
  await app.press("multisig.cancel");
  await prove(app);
  await app.press("multisig.cancelYes");
  await waitFor(() => expect(link("do=withdraw")).not.toBe(document.body));
  expect(app.sent("CancelWithdrawal")).toHaveLength(1);
  expect(main()).not.toContain(words("multisig.finishFirst"));
});

it("adds a coin with the same signers' addresses, which are asked for only if unknown", async () => {
  const { app, id } = await at("Desk reserve", "&do=addCoin");
  await app.choose("form.coin", "BTC");
  for (const [index, name] of ["Arjun Rao", "Tom Keller", "Mei Lin"].entries()) {
    const label = new RegExp(words("multisig.signerAddress", { at: index + 1 }));
    const field = await screen.findByRole("textbox", { name: label });
    fireEvent.input(field, { target: { value: signingDevice(name).bitcoin } });
    expect(main()).toContain(name);
  }
  await prove(app);
  await app.press("multisig.addNamed", { coin: "BTC" });
  await button("multisig.addCoin");
  const { networks } = await coffer.multisig.getMultisigWalletDetail({ id });
  expect(networks.map(({ network, signers }) => [network, signers[2]?.label])).toEqual([
    ["ETH", "Mei Lin"],
    ["BTC", "Mei Lin"],
  ]);
  await app.press("multisig.addCoin");
  await app.choose("form.coin", "USDT");
  await app.choose("form.network", "ERC-20");
  await waitFor(() => expect(main()).toMatch(/ERC-20.* the same signers sign there/));
});

it("refuses a foreign pasted signature at its field, and counts a refusal", async () => {
  const { app, id } = await at("Treasury");
  const to = { coin: "ETH", network: "ETH", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" };
  const made = await coffer.multisig.enterpriseWithdrawal({ id, ...to, amount: "1.5", verification: proof });
  await app.goTo(`/assets/multisig?sign=${made.signingCode}`);
  const [arjun, tom] = ["Arjun Rao", "Tom Keller"].map(signingDevice);
  await app.choose("multisig.whoSigns", "Arjun Rao");
  await app.type("multisig.signature", "0x12");
  await app.press("multisig.giveSignature");
  await screen.findAllByText(words("multisig.signatureOdd"));
  await app.type("multisig.signature", tom?.sign(made.signingMessage) ?? "");
  await app.press("multisig.giveSignature");
  await waitFor(() => expect(app.sent("SubmitSignature").length).toBe(1));
  await waitFor(() => expect(document.querySelector("main input[aria-invalid=true]")).not.toBeNull());
  expect(noText("multisig.signedAt", { at: 1, least: 3 })).toBe(true);
  await app.choose("multisig.decision", words("multisig.refuse"));
  await app.type("multisig.signature", arjun?.refuse(made.signingMessage) ?? "");
  await app.press("multisig.giveRefusal");
  await text("multisig.refused");
});

it("expires an unsigned proposal after 72 hours and allows another", async () => {
  const app = await openApp("/about", { as: "mei", scenario: "multisig-signing" });
  const { items } = await coffer.multisig.getMultisigWallet({});
  const id = items.find((each) => each.name === "Treasury")?.id ?? "";
  const made = (await coffer.multisig.getMultisigWithdrawalList({ id })).items[0];
  await app.goTo(`/assets/multisig?wallet=${id}&tab=withdrawals`);
  await waitFor(() => expect(document.querySelector(`main time[datetime="${made?.expiresAt}"]`)).not.toBeNull());
  app.control("POST", "clock/advance", { ms: 72 * 3_600_000 } as never);
  anyone.session.accept(app.control("POST", "personas/sign-in", { name: "mei" }));
  await app.goTo(`/assets/multisig?wallet=${id}&tab=withdrawals`);
  await screen.findAllByText("Not enough signed within 72 hours.");
  await app.goTo(`/assets/multisig?id=${made?.id}`);
  await text("multisig.notSent");
  expect(main()).toContain(words("multisig.backInWallet"));
  expect(noText("multisig.mustShow")).toBe(true);
  expect(main()).toContain(words("multisig.needed", { least: 3 }));
  await app.user.click(await screen.findByRole("link", { name: words("multisig.again") }));
  await text("multisig.toReviewNote");
});

it("links to the unfinished proposal on 50009", async () => {
  const { app, id } = await at("Treasury", "&do=withdraw&coin=ETH&network=ETH");
  const to = { coin: "ETH", network: "ETH", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" };
  await text("multisig.toReviewNote");
  await app.paste("form.address", to.address);
  await app.type("multisig.amount", "1.5");
  await app.press("multisig.toReview");
  await app.press("multisig.toVerify");
  await prove(app);
  // Created in another window a moment before.
  const made = await coffer.multisig.enterpriseWithdrawal({ id, ...to, amount: "2", verification: proof });
  await app.press("multisig.propose", { amount: "1.5", coin: "ETH" });
  await text("multisig.unfinished");
  await app.press("multisig.toUnfinished");
  await text("multisig.mustShow");
  expect(app.address()).toContain(made.id);
});
