import { createClient as createOurs } from "@coffer/sdk";
import axios from "axios";
import ky from "ky";
import createOpenapiFetch from "openapi-fetch";

// One signed-in GET, answered at once with the same text; prints microseconds per call.
const WARM_UP = 3_000;
const CALLS = 10_000;
const base = "https://api.coffer.example";
const url = `${base}/api/services/app/Assets/GetAssets`;
const authorization = "Bearer token";
const text = JSON.stringify({
  success: true,
  result: { items: [{ coin: "BTC", available: "1" }] },
  error: null,
  requestId: "r",
});
const headers = { "content-type": "application/json" };
const fetch = async () => new Response(text, { headers });

const callers: Record<string, () => () => Promise<unknown>> = {
  raw: () => async () => (await (await fetch()).json()).result,
  "openapi-fetch": () => {
    const client = createOpenapiFetch<Record<string, { get: object }>>({
      baseUrl: base,
      fetch,
      headers: { authorization },
    });
    return () => client.GET("/api/services/app/Assets/GetAssets", {});
  },
  ours: () => {
    const coffer = createOurs({ fetch });
    coffer.session.accept({ accessToken: "token", refreshToken: "refresh" });
    return () => coffer.assets.getAssets();
  },
  ky: () => {
    const client = ky.create({ fetch, headers: { authorization } });
    return () => client.get(url).json();
  },
  axios: () => {
    const client = axios.create({ adapter: "fetch", env: { fetch }, headers: { authorization } });
    return () => client.get(url);
  },
};

const call = callers[process.argv[2] ?? ""]?.();
if (!call) throw new Error(`Name one of ${Object.keys(callers).join(", ")}.`);
for (let done = 0; done < WARM_UP; done++) await call();
const at = performance.now();
for (let done = 0; done < CALLS; done++) await call();
console.log(((performance.now() - at) / CALLS) * 1000);
process.exit(0);
