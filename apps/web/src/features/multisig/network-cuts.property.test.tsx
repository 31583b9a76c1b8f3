import { fireEvent, screen } from "@testing-library/react";
import { it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { type CutFlow, holdUnderCuts } from "../../../test/cut-flow.ts";
import { field, offered, text, words } from "../../../test/page.tsx";
import { signingDevice } from "../../../test/signing-device.ts";
import { coffer } from "./api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const owner = { as: "mei", scenario: "multisig" } as const;
const cosigners = ["Arjun Rao", "Tom Keller", "Mei Lin"].map(signingDevice);

/** Continues to the proof and gives it wherever it is asked for. */
const prove = (confirm: CutFlow["confirm"]) => async (app: Opened) => {
  const toVerify = offered("multisig.toVerify");
  if (toVerify) {
    await app.user.click(toVerify);
    return true;
  }
  if (!offered(...confirm)) return false;
  const pin = (await field("form.fundPin")) as HTMLInputElement;
  if (pin.value !== "") return false;
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", "246810");
  return true;
};

const createNamed = ["multisig.createNamed", { name: "Payroll" }] as const;
const create: CutFlow = {
  open: async (options) => {
    const app = await openApp("/assets/multisig?do=create", { ...owner, ...options });
    await app.type("multisig.name", "Payroll");
    await app.choose("form.coin", "ETH");
    for (const [at, { address }] of cosigners.entries())
      fireEvent.input(signerField(at + 1), { target: { value: address } });
    await app.press("multisig.toReview");
    await text("multisig.forGood");
    return app;
  },
  confirm: createNamed,
  prepare: prove(createNamed),
  isDone: (app) => /wallet=ms_/.test(app.address()),
  orders: async () =>
    (await coffer.multisig.getMultisigWallet({})).items
      .filter(({ name }) => name === "Payroll")
      .map(({ name }) => ({ number: name })),
};
const signerField = (at: number) =>
  screen.getByRole("textbox", { name: new RegExp(words("multisig.signerAddress", { at })) });

const asked = ["multisig.propose", { amount: "1.5", coin: "ETH" }] as const;
const treasury = async () => {
  const { items } = await coffer.multisig.getMultisigWallet({});
  return items.find(({ name }) => name === "Treasury")?.id ?? "";
};
const withdrawals = async () => (await coffer.multisig.getMultisigWithdrawalList({ id: await treasury() })).items;
const propose: CutFlow = {
  open: async (options) => {
    const app = await openApp("/about", { ...owner, ...options });
    await app.goTo(`/assets/multisig?wallet=${await treasury()}&do=withdraw&coin=ETH&network=ETH`);
    await text("multisig.toReviewNote");
    await app.paste("form.address", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await app.type("multisig.amount", "1.5");
    await app.press("multisig.toReview");
    await text("multisig.reviewWithdrawal");
    return app;
  },
  confirm: asked,
  prepare: prove(asked),
  isDone: (app) => /id=mw_/.test(app.address()),
  orders: withdrawals,
};

/** The third of three signatures, which sends the coins. */
let link = "";
let given = "";
const sign: CutFlow = {
  open: async (options) => {
    const app = await openApp("/about", { ...owner, ...options });
    const id = await treasury();
    const proof = { fundPassword: "246810", googleCode: "000000" };
    const to = { coin: "ETH", network: "ETH", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" };
    const made = await coffer.multisig.enterpriseWithdrawal({ id, ...to, amount: "1.5", verification: proof });
    const signingCode = made.signingCode ?? "";
    const [last, ...first] = cosigners;
    for (const { address, sign: signs } of first) {
      const signature = signs(made.signingMessage);
      await coffer.multisig.submitMultisigSignature({ signingCode, address, decision: "sign", signature });
    }
    given = last?.sign(made.signingMessage) ?? "";
    link = `/assets/multisig?sign=${signingCode}`;
    await app.goTo(link);
    await text("multisig.mustShow");
    return app;
  },
  confirm: ["multisig.giveSignature"],
  prepare: async (app) => {
    // Back leads away, so the link is opened again.
    if (app.address() !== link) {
      await app.goTo(link);
      return true;
    }
    if (!offered("multisig.giveSignature")) return false;
    const pasted = (await field("multisig.signature")) as HTMLInputElement;
    if (pasted.value !== "") return false;
    await app.choose("multisig.whoSigns", "Arjun Rao");
    await app.type("multisig.signature", given);
    return true;
  },
  isDone: () => document.querySelector("main")?.textContent?.includes(words("multisig.onChainNext")) ?? false,
  orders: async () =>
    (await withdrawals()).flatMap(({ number, timeline }) =>
      timeline.filter(({ status }) => status === 2).map(() => ({ number })),
    ),
};

it("creates a wallet, proposes a withdrawal and sends it exactly once", async () => {
  await holdUnderCuts("make, propose and sign", 200, create, propose, sign);
});
