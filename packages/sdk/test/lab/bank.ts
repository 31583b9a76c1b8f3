import { createSandbox } from "../../../../apps/sandbox/src/index.ts";
import { type ClientOptions, createClient, createMemoryStore } from "../../src/index.ts";
import { readSession } from "../../src/session/stored-session.ts";
import { type FateName, fates } from "./lost-replies.ts";
import { order } from "./ways-to-order.ts";

const MEI = "80412";

/** The sandbox as a bank behind a network that loses replies. */
export function makeBank() {
  const sandbox = createSandbox();
  /** Opens a fresh world with one signed-in user. The nth order meets the nth network fate, later orders meet none. */
  const open = (fated: readonly FateName[]) => {
    sandbox.reset();
    const store = createMemoryStore(readSession(sandbox.control("POST", "personas/sign-in", { uid: MEI }), Date.now()));
    const options: ClientOptions = { environment: "sandbox", deviceId: "device_1", store };
    const reader = createClient({ ...options, fetch: sandbox.fetch });
    const orders = async () => {
      const { items } = await reader.withdrawals.getListByCoinTransactionOut({ MaxResultCount: 100 });
      return items.filter(({ amount, address }) => amount === order.amount && address === order.address);
    };
    let sent = 0;
    const fetch = (request: Request) => {
      if (!request.url.endsWith("/ApplyTransactionOut")) return sandbox.fetch(request);
      const fate = fates[fated[sent++] ?? "answered"];
      return fate(() => sandbox.fetch(request), request.signal);
    };
    return { orders, sent: () => sent, options: { ...options, fetch, timeoutMs: 5 } };
  };
  return { open };
}
