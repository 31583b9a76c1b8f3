import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FUNDS, USERS } from "./calls.ts";

/** The minimal hand-written server for these two calls: the cost of a mock without any logic. */
type Account = { uid: string; address: string; available: bigint; held: bigint };
const tokens = Array.from({ length: USERS }, (_, at) => `at_main.${String(at).padStart(32, "0")}`);
const accounts = new Map(
  tokens.map((token, at): [string, Account] => [
    `Bearer ${token}`,
    { uid: String(at), address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", available: FUNDS, held: 0n },
  ]),
);
const replies = new Map<string, string>();
const withdrawals = new Map<string, object>();
let requests = 0;

const envelope = (result: object) =>
  JSON.stringify({ success: true, result, error: null, requestId: `req_${requests.toString(36).padStart(10, "0")}` });

function getAddress({ address }: Account): string {
  return envelope({
    coin: "BTC",
    network: "BTC",
    networkName: "Bitcoin",
    address,
    tag: null,
    tagRequired: false,
    minDeposit: "0.0001",
    confirmations: 2,
    confirmationsToWithdraw: 3,
    arrivalSeconds: 1200,
  });
}

function applyTransactionOut(account: Account, text: string, key: string): string {
  const kept = replies.get(key);
  if (kept !== undefined) return kept;
  const { coin, network, address, amount } = JSON.parse(text) as Record<string, string>;
  const [whole = "0", decimals = ""] = (amount ?? "").split(".");
  const minor = BigInt(whole + decimals.padEnd(8, "0"));
  if (account.available < minor) throw new Error("Too little.");
  account.available -= minor;
  account.held += minor;
  const id = `wd_${requests}`;
  const now = Date.now();
  const place = { coin, network, networkName: "Bitcoin", address, addressLabel: null, tag: null };
  const money = { amount, fee: "0.0001", received: "0.0004", status: 20, reviewRequired: false };
  const row = { id, rid: `rid_${requests}`, number: `W20261121${requests}`, ...place, ...money };
  withdrawals.set(id, row);
  const expiresAt = new Date(now + 3_600_000).toISOString();
  const reply = envelope({ ...row, expiresAt, arrivalSeconds: 1800, verificationMethods: ["fundPassword", "code"] });
  replies.set(key, reply);
  return reply;
}

const routes = new Map([
  ["GET /api/services/app/CoinTransactionIn/GetAddress", getAddress],
  ["POST /api/services/app/CoinTransactionOut/ApplyTransactionOut", applyTransactionOut],
]);

const server = createServer((request, response) => {
  requests += 1;
  const route = routes.get(`${request.method} ${request.url?.split("?", 1)[0]}`);
  const account = accounts.get(request.headers.authorization ?? "");
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    if (!route || !account) {
      response.writeHead(404, { "content-length": 0 }).end();
      return;
    }
    const key = `${account.uid} ${request.headers["idempotency-key"]}`;
    const body = route(account, Buffer.concat(chunks).toString(), key);
    response
      .writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      })
      .end(body);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port, tokens }));
// Exit together with the parent process.
process.once("disconnect", () => process.exit());
