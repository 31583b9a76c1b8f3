import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CertificateType, type Client, createClient, KycType, RecordStatus, VerificationScene } from "@coffer/sdk";
import { type OutsideWorld, outsideWorld } from "./outside-world.ts";

// From sign-up to a completed withdrawal. Start the sandbox with `npx -y @coffer/sandbox`, then run this file:
// `node node_modules/@coffer/sdk/dist/examples/first-withdrawal.js`.

const password = "Harbour-Pine-2026";
const fundPassword = "402915";

type Say = (line: string) => void;

export async function firstWithdrawal(sandboxUrl: string, world: string, say: Say): Promise<void> {
  const outside = outsideWorld(sandboxUrl, world);
  const coffer = createClient({
    environment: "sandbox",
    baseUrl: sandboxUrl,
    headers: { "X-Sandbox-World": world },
    // Where requests look as if they came from; a browser makes a fingerprint instead.
    deviceId: "first-withdrawal-example",
  });
  try {
    const emailAddress = `ada.${Math.floor(Math.random() * 1e9)}@partner.example`;
    const uid = await signUp(coffer, outside, emailAddress);
    say(`Signed up as ${emailAddress}, UID ${uid}`);

    await verifyIdentity(coffer);
    await outside.approve("kyc", uid);
    const account = await coffer.profile.getAccountInfo();
    say(`Verified as ${account.name}`);

    await coffer.basic.sendVerificationCode({ scene: VerificationScene.security });
    const code = await outside.codeFor(emailAddress);
    await coffer.profile.setFundPassword({ fundPassword, verification: { code } });
    say("Set the fund PIN");

    const address = await coffer.deposits.getAddress({ coin: "USDT", network: "TRC20" });
    await outside.sendCoins(address, "250");
    await outside.wait(10 * 60);
    say(`Received a deposit; available: ${await available(coffer)} USDT`);

    const number = await withdraw(coffer, outside, emailAddress);
    await outside.wait(30 * 60);
    const { items } = await coffer.withdrawals.getListByCoinTransactionOut({ Keyword: number });
    const [withdrawal] = items;
    if (withdrawal?.status !== RecordStatus.completed) throw new Error(`${number} has status ${withdrawal?.status}.`);
    say(
      `Withdrew ${withdrawal.amount} USDT, ${withdrawal.received} after the fee, in transaction ${withdrawal.txHash}`,
    );
    say(`Left: ${await available(coffer)} USDT`);

    await coffer.profile.exit();
  } finally {
    coffer.close();
  }
}

async function signUp(coffer: Client, outside: OutsideWorld, emailAddress: string): Promise<string> {
  await coffer.basic.sendVerificationCode({ scene: VerificationScene.register, emailAddress });
  const code = await outside.codeFor(emailAddress);
  const { uid } = await coffer.auth.registerByEmailAddress({
    emailAddress,
    code,
    password,
    accountType: 0,
    agreeTerms: true,
  });
  await coffer.auth.authenticateByEmailAddress({ emailAddress, password });
  return uid;
}

async function verifyIdentity(coffer: Client): Promise<void> {
  const [front, selfie] = await Promise.all(["passport.png", "selfie.png"].map((name) => upload(coffer, name)));
  await coffer.kyc.createKyc({
    type: KycType.personal,
    region: "GB",
    certificateType: CertificateType.passport,
    certificateNumber: "532901178",
    validUntil: "2034-05-01",
    firstName: "Ada",
    lastName: "Whitfield",
    birthday: "1990-02-14",
    city: "Bristol",
    address: "14 Harbour Street, BS1 4DJ",
    frontFileId: front ?? "",
    selfieFileId: selfie ?? "",
  });
}

/** The smallest valid picture, used as a photo. */
async function upload(coffer: Client, name: string): Promise<string> {
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const { fileId } = await coffer.receiptMethods.uploadImage({
    file: new File([bytes], name, { type: "image/png" }),
    purpose: "identity",
  });
  return fileId;
}

async function withdraw(coffer: Client, outside: OutsideWorld, emailAddress: string): Promise<string> {
  const request = await coffer.withdrawals.applyTransactionOut({
    coin: "USDT",
    network: "TRC20",
    address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
    amount: "100",
  });
  // No authenticator is bound, so a code by mail stands in for it beside the fund PIN.
  await coffer.basic.sendVerificationCode({ scene: VerificationScene.withdraw });
  const code = await outside.codeFor(emailAddress);
  await coffer.withdrawals.confirmTransactionOut({ rid: request.rid, verification: { fundPassword, code } });
  return request.number;
}

async function available(coffer: Client): Promise<string> {
  const { items } = await coffer.assets.getAssets();
  return items.find((asset) => asset.coin === "USDT")?.available ?? "0";
}

// Whether it is run rather than imported; `import.meta.main` is newer than the oldest Node this runs on.
const [, script] = process.argv;
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  const { SANDBOX_URL = "http://127.0.0.1:4010", SANDBOX_WORLD = "main" } = process.env;
  await firstWithdrawal(SANDBOX_URL, SANDBOX_WORLD, console.log);
}
