import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Client, createClient, hasCode } from "@coffer/sdk";
import { compareAmounts } from "@coffer/sdk/rules";

// What a scheduler starts every night: it reads the balances and sends what is above a float to the vault. The key needs
// the permissions read-only and withdraw, with the vault's address chosen in the address book. Make one in the app under
// API keys, then: `COFFER_API_KEY=… COFFER_API_SECRET=… node node_modules/@coffer/sdk/dist/examples/nightly-sweep.js`.

type Say = (line: string) => void;

export interface Sweep {
  coin: string;
  network: string;
  /** Where to: an address the key may withdraw to. */
  address: string;
  /** From how much on it goes. */
  from: string;
  /** How much goes. */
  amount: string;
  /** The night it is for: however often the program runs, a night's order is made once. */
  night: string;
}

export async function nightlySweep(coffer: Client, sweep: Sweep, say: Say): Promise<void> {
  const { coin, network, address, from, amount, night } = sweep;
  const { items } = await coffer.assets.getAssets();
  const available = items.find((asset) => asset.coin === coin)?.available ?? "0";
  say(`${available} ${coin} available`);
  if (compareAmounts(available, from) < 0) return say(`Below ${from}: nothing to do`);
  try {
    const order = { coin, network, address, amount };
    const idempotencyKey = `sweep-${coin}-${night}`;
    const { number } = await coffer.withdrawals.applyTransactionOut(order, { idempotencyKey });
    say(`${amount} ${coin} go to ${address} as ${number}`);
  } catch (error) {
    // The key's own bounds: whoever has stolen it can't send anything anywhere else either.
    if (!hasCode(error, 60003)) throw error;
    say(`Refused: the key may not withdraw to ${address}`);
  }
}

// Whether it is run rather than imported; `import.meta.main` is newer than the oldest Node this runs on.
const [, script] = process.argv;
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  const { COFFER_API_KEY: key, COFFER_API_SECRET: secret, SANDBOX_URL = "http://127.0.0.1:4010" } = process.env;
  if (!key || !secret)
    throw new Error("Set COFFER_API_KEY and COFFER_API_SECRET: the app shows them when a key is made.");
  const coffer = createClient({ environment: "sandbox", baseUrl: SANDBOX_URL, apiKey: { key, secret } });
  const vault = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
  const night = new Date().toISOString().slice(0, 10);
  await nightlySweep(coffer, { ...vault, from: "500", amount: "100", night }, console.log);
}
