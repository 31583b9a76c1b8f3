import { assets, createGroupClient } from "@coffer/sdk";

const coffer = createGroupClient({ assets }, { retries: 2, timeoutMs: 10_000 });
coffer.assets.getAssets().then(console.log);
