import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sdkBundle } from "./sdk-bundle.ts";

const page = `<!doctype html><title>SDK</title><script type="module">
import * as sdk from "/sdk.js";
window.sdk = sdk;
</script>`;

/**
 * A page with the SDK, and a refresh call that rotates tokens; for 10 s it answers the previous token with the pair
 * that replaced it.
 */
export async function startSdkServer() {
  const files = await sdkBundle();
  let generation = 1;
  let rotatedAt = 0;
  let held: (() => void)[] | undefined;
  const seen = { refreshes: 0, refused: 0 };

  const refresh = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const number = Number(String(JSON.parse(body).refreshToken).slice("rt_".length));
    seen.refreshes += 1;
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    const late = number === generation - 1 && Date.now() - rotatedAt < 10_000;
    const good = number === generation || late;
    if (!good) seen.refused += 1;
    else if (!late) {
      generation += 1;
      rotatedAt = Date.now();
    }
    const tokens = {
      accessToken: `at_${generation}`,
      refreshToken: `rt_${generation}`,
      accessTokenExpireInSeconds: 1800,
    };
    const answer = good
      ? { success: true, result: tokens, error: null }
      : { success: false, result: null, error: { code: 50001, message: "Sign in again." } };
    response.writeHead(good ? 200 : 401, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const code = files.get(path.slice(1));
    if (path.endsWith("/RefreshToken")) refresh(request, response).catch(() => response.destroy());
    else if (code !== undefined) response.writeHead(200, { "content-type": "text/javascript" }).end(code);
    else response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    seen,
    /** Delays refreshes from now on. */
    hold: () => {
      held = [];
    },
    /** Releases the delayed refreshes and stops delaying. */
    release: () => {
      for (const resolve of held ?? []) resolve();
      held = undefined;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SdkServer = Awaited<ReturnType<typeof startSdkServer>>;
