import { expect, main, test } from "./console.ts";

type Withdrawal = { signingMessage: string; signatures: object[] };

test("shows on a signing device byte for byte what it signs, and signs it", async ({
  page,
  open,
  control,
  request,
}) => {
  await control.call("POST", "scenario", { name: "multisig-signing" });
  await open("actors");
  const devices = main(page).locator("pre");
  await expect(devices.first()).toBeVisible();
  const shown = await devices.first().evaluate((device) => device.textContent ?? "");
  // As in the contract, which the web app follows.
  const { accessToken } = await control.call<{ accessToken: string }>("POST", "personas/sign-in", { name: "mei" });
  const [id] = shown.split("\n");
  const read = async (): Promise<Withdrawal> => {
    const url = `http://127.0.0.1:${process.env.SANDBOX_PORT}/api/Multisig/GetMultisigWithdrawal?id=${id}`;
    const reply = await request.get(url, { headers: { authorization: `Bearer ${accessToken}` } });
    return (await reply.json()).result;
  };
  expect(shown).toBe((await read()).signingMessage);
  await main(page)
    .getByRole("button", { name: /^sign: / })
    .click();
  await expect.poll(async () => (await read()).signatures.length).toBe(3);
  // It has been sent: no signature is pending, and no device shows anything.
  await expect(devices).toHaveCount(0);
});
