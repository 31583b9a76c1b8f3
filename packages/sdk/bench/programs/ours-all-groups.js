import { createClient } from "@coffer/sdk";

const coffer = createClient({ retries: 2, timeoutMs: 10_000 });
coffer.assets.getAssets().then(console.log);
