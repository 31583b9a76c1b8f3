import { MultisigWithdrawalStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { messageHash } from "../../crypto/signature.ts";
import { TestSandbox } from "../../testing/client.ts";
import { done, Scene } from "../../testing/scene.ts";
import { elsewhereAccepts } from "../../testing/verifier.ts";
import { signer } from "./actors.ts";
import { deviceAddress } from "./devices.ts";
import { evmSigners, funded, inputOf, proposed, wallet } from "./testing.ts";

const { signing, onChain, success, failed } = MultisigWithdrawalStatus;
const start = () => new Scene(TestSandbox.start());
const HOUR = 3_600_000;
const submit = (scene: Scene, input: object) => scene.stranger.call("submitMultisigSignature", input as never);
const read = (scene: Scene, id: string) => done(scene.as("verified"), "getMultisigWithdrawal", { id });
const availableOf = (scene: Scene, id: string) =>
  done(scene.as("verified"), "getBalance", { id }).items.map(({ available, frozen }) => [available, frozen]);

test("sends a withdrawal with enough signatures once, and completes it after its confirmations", () => {
  const scene = start();
  const { id, walletId, input } = proposed(scene);
  expect(availableOf(scene, walletId)).toEqual([["8", "2"]]);
  expect(submit(scene, input("Arjun Rao")).result).toMatchObject({ status: signing, txHash: null });
  const sent = submit(scene, input("Tom Keller")).result;
  expect(sent).toMatchObject({ status: onChain, waitingFor: [], signingQr: null, expiresAt: null });
  expect(availableOf(scene, walletId)).toEqual([["8", "0"]]);
  // A repeated signature gets the same answer; a further one is refused as late.
  expect(submit(scene, input("Tom Keller")).result?.signatures).toHaveLength(2);
  const late = submit(scene, input("Sofia Brandt")).error;
  expect([late?.code, late?.details]).toEqual([60015, "Too late: 2 have signed and it is sent."]);
  const { networks } = done(scene.as("verified"), "getMultisigWalletDetail", { id: walletId });
  expect(networks[0]?.signers).toMatchObject([
    { label: "Arjun Rao", signedCount: 1, refusedCount: 0, lastDecision: { withdrawalId: id, decision: "sign" } },
    { label: "Tom Keller", signedCount: 1, refusedCount: 0 },
    { label: "Sofia Brandt", signedCount: 0, refusedCount: 0, lastDecision: null },
  ]);
  scene.pass(HOUR);
  expect(read(scene, id)).toMatchObject({ status: success, txHash: sent?.txHash, confirmations: 12 });
  expect(availableOf(scene, walletId)).toEqual([["8", "0"]]);
});

test("uses one text for message, hash and QR code, and stores signatures that another library accepts", () => {
  const scene = start();
  const { id, input } = proposed(scene);
  const asked = read(scene, id);
  expect(asked.signingMessage.split("\n")).toEqual([
    ...[id, "Treasury", "ETH on Ethereum", "To 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
    ...["Amount 2, fee 0.0008", `Until ${asked.expiresAt}`],
  ]);
  expect(signer.actions.sign?.now?.(scene.world)[0]?.summary).toBe(`Arjun Rao\n${asked.signingMessage}`);
  expect(asked.signingHash).toBe(messageHash(asked.signingMessage));
  expect(asked.signingQr).toBe(`coffer-sign:${asked.signingCode}\n${asked.signingMessage}`);
  submit(scene, input("Arjun Rao"));
  const [stored] = read(scene, id).signatures;
  expect(elsewhereAccepts("Arjun Rao", asked.signingHash, stored?.signature ?? "")).toBe(true);
  expect(elsewhereAccepts("Tom Keller", asked.signingHash, stored?.signature ?? "")).toBe(false);
  expect(elsewhereAccepts("Arjun Rao", asked.refusalHash, stored?.signature ?? "")).toBe(false);
});

test("names a wrong key, network, decision, withdrawal or truncated signature", () => {
  const scene = start();
  const { id, api, walletId, input } = proposed(scene);
  const told = (changes: object) => {
    const { error } = submit(scene, { ...input("Arjun Rao"), ...changes });
    return [error?.code, error?.details?.split(/[:.]/)[0]];
  };
  expect(told({ signature: input("Tom Keller").signature })).toEqual([50002, "The signature is another signer's"]);
  expect(told({ signature: inputOf(scene, id, "Mei Lin").signature })[1]).toMatch(/isn't this key's/);
  expect(told({ signature: inputOf(scene, id, "Arjun Rao", "refuse").signature })[1]).toMatch(/of the other decision/);
  expect(told({ address: deviceAddress("Arjun Rao", "tron") })).toEqual([
    40018,
    "It is no signer's address on Ethereum",
  ]);
  expect(told({ signature: withHighHalf(input("Arjun Rao").signature) })[0]).toBe(50002);
  expect(read(scene, id).signatures).toEqual([]);

  const used = input("Arjun Rao");
  submit(scene, used);
  done(api, "cancelMultisigWithdrawal", { id, verification: wallet.verification }, { idempotencyKey: "taken-back" });
  const to = { coin: "ETH", network: "ETH", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", amount: "2" };
  const next = done(
    api,
    "enterpriseWithdrawal",
    { ...to, id: walletId, verification: wallet.verification },
    { idempotencyKey: "again-now" },
  );
  const replayed = submit(scene, { ...inputOf(scene, next.id, "Arjun Rao"), signature: used.signature }).error;
  expect([replayed?.code, replayed?.details?.split(".")[0]]).toEqual([50002, "The signature is of another withdrawal"]);
});

test("refuses a changed decision, and ends the withdrawal after too many refusals", () => {
  const scene = start();
  const { id, walletId, input } = proposed(scene);
  submit(scene, inputOf(scene, id, "Arjun Rao", "refuse"));
  expect(submit(scene, input("Arjun Rao")).error?.code).toBe(60015);
  expect(submit(scene, inputOf(scene, id, "Tom Keller", "refuse")).result).toMatchObject({
    ...{ status: failed, failKind: "refused", signatures: [] },
    refusals: [{ label: "Arjun Rao" }, { label: "Tom Keller" }],
  });
  const { networks } = done(scene.as("verified"), "getMultisigWalletDetail", { id: walletId });
  expect(networks[0]?.signers[1]).toMatchObject({
    signedCount: 0,
    refusedCount: 1,
    lastDecision: { decision: "refuse" },
  });
  expect(availableOf(scene, walletId)).toEqual([["10", "0"]]);
});

test("expires an unsigned withdrawal after 72 hours and frees the wallet", () => {
  const scene = start();
  const { id, walletId, input } = proposed(scene);
  const [first, second] = [input("Arjun Rao"), input("Tom Keller")];
  submit(scene, first);
  scene.pass(72 * HOUR);
  expect(read(scene, id)).toMatchObject({ status: failed, failKind: "expired" });
  expect(submit(scene, second).error).toMatchObject({ code: 60015, details: "Too late: the withdrawal has ended." });
  expect(availableOf(scene, walletId)).toEqual([["10", "0"]]);
  expect(done(scene.as("verified"), "getMultisigWalletDetail", { id: walletId }).unfinishedWithdrawalId).toBeNull();
});

test("shows it to an anonymous signer by its code, and counts it in the owner's balance", () => {
  const scene = start();
  const { id, api } = proposed(scene);
  const { signingCode } = read(scene, id);
  const shown = done(scene.stranger, "getMultisigWithdrawal", { signingCode: signingCode ?? "" });
  expect(shown).toMatchObject({ id, cancellable: false, signingMessage: read(scene, id).signingMessage });
  expect(scene.stranger.call("getMultisigWithdrawal", { id }).error).not.toBeNull();
  expect(scene.as("mei").call("getMultisigWithdrawal", { id }).error?.code).toBe(40008);
  const { total } = done(api, "getMultisigWallet");
  expect(done(api, "getAssetsSummary", { days: 7 }).multisigTotal).toBe(total);
  expect(Number(total)).toBeGreaterThan(10_000);
});

test("returns everything when the chain drops an unconfirmed withdrawal", () => {
  const scene = start();
  const { id, walletId, input } = proposed(scene);
  submit(scene, input("Arjun Rao"));
  submit(scene, input("Tom Keller"));
  scene.act("chain/drop-multisig", { id });
  expect(read(scene, id)).toMatchObject({ status: failed, failKind: "dropped" });
  expect(availableOf(scene, walletId)).toEqual([["10", "0"]]);
});

test("requires two or more distinct signers, and a short name", () => {
  const scene = start();
  const api = scene.as("verified");
  let tries = 0;
  const rule = (changes: object) =>
    api.call("createWallet", { ...wallet, ...changes }, { idempotencyKey: `rule-of-a-wallet-${tries++}` }).error
      ?.validationErrors?.[0]?.rule;
  const [first] = evmSigners;
  expect(rule({ signers: [first, { address: first?.address.toLowerCase(), label: null }] })).toBe("unique");
  expect(rule({ minSignatures: 4 })).toBe("minItems");
  expect(rule({ minSignatures: 1 })).toBe("minimum");
  expect(rule({ name: "Treasury\nTo 0x0" })).toBe("pattern");
  expect(rule({ name: "A treasury of many words" })).toBe("maxLength");
  expect(rule({ name: "Treasury \u202eXYZ" })).toBe("pattern");
});

test("answers automatically by awake devices, and receives coins of an own wallet", () => {
  const scene = start();
  const { api, id } = funded(scene);
  for (const device of ["Arjun Rao", "Sofia Brandt"]) scene.act("signer/answer", { device, answer: "signs" });
  const { address } = done(api, "getAddress", { coin: "ETH", network: "ETH" });
  const to = { coin: "ETH", network: "ETH", address, amount: "2" };
  const asked = done(
    api,
    "enterpriseWithdrawal",
    { ...to, id, verification: wallet.verification },
    { idempotencyKey: "to-myself" },
  );
  scene.pass(HOUR);
  expect(read(scene, asked.id).status).toBe(success);
  const mine = done(scene.as("verified"), "getAssets").items.find(({ coin }) => coin === "ETH");
  expect(mine?.available).toBe("1.9992");
});

function withHighHalf(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = order - BigInt(`0x${signature.slice(66, 130)}`);
  const flipped = signature.endsWith("1b") ? "1c" : "1b";
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, "0")}${flipped}`;
}
