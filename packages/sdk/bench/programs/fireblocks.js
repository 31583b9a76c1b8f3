import { Fireblocks } from "@fireblocks/ts-sdk";

// It has neither retries nor a timeout, and doesn't build for a browser.
new Fireblocks({ apiKey: "k", secretKey: "s" }).vaults.getAssetWallets().then(console.log);
