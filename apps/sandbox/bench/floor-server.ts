import { closeSync, openSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { WireInput } from "@coffer/sdk/contract";
import { networkOf } from "../src/modules/assets/coins/coin.ts";
import type { User } from "../src/modules/auth/user/user.ts";
import { depositAddressOf } from "../src/modules/deposits/deposit.ts";
import { seedWorld } from "../src/modules/seed-world.ts";
import { applyWithdrawal } from "../src/modules/withdrawals/apply.ts";
import { requestView } from "../src/modules/withdrawals/view.ts";
import { lineOf } from "../src/stores/state-lines.ts";
import { addUsers } from "./users.ts";

/**
 * The same work behind plain node:http: authentication, the same rules on the same tables and ledger, replay of an
 * idempotency key, JSON in and out. It has no contract, log, undo, faults, worlds or refusals. With a file argument,
 * each change is written to the file before the reply, as the sandbox does.
 */
const [file] = process.argv.slice(2);
const world = seedWorld("floor", { live: true, startAt: Date.now() });
const users = addUsers(world);
if (file !== undefined) world.follow();
const byToken = new Map(users.map(({ token, user }) => [`Bearer ${token}`, user]));
const replies = new Map<string, string>();
let requests = 0;

const envelope = (result: object) =>
  JSON.stringify({ success: true, result, error: null, requestId: `req_${requests}` });

function getAddress(user: User, url: URLSearchParams): string {
  const network = networkOf(world, url.get("coin") ?? "", url.get("network") ?? "");
  const { address, tag } = depositAddressOf(world, user.uid, network);
  const { coin, name, tagRequired, minDeposit, confirmationsToCredit, confirmationsToWithdraw, blockSeconds } = network;
  const times = { confirmations: confirmationsToCredit, confirmationsToWithdraw };
  const arrivalSeconds = Math.ceil(confirmationsToCredit * blockSeconds);
  const place = { coin, network: network.network, networkName: name, address, tag, tagRequired };
  return envelope({ ...place, minDeposit, ...times, arrivalSeconds });
}

function applyTransactionOut(user: User, _url: URLSearchParams, text: string, key: string): string {
  const kept = replies.get(key);
  if (kept !== undefined) return kept;
  const input = JSON.parse(text) as WireInput<"applyTransactionOut">;
  const reply = envelope(requestView(world, applyWithdrawal(world, user, input, null)));
  if (file !== undefined) write(file, lineOf({ epoch: 1, value: world.takeChange() }));
  replies.set(key, reply);
  return reply;
}

function write(path: string, line: string): void {
  const opened = openSync(path, "a");
  writeSync(opened, line);
  closeSync(opened);
}

const routes = new Map([
  ["GET /api/services/app/CoinTransactionIn/GetAddress", getAddress],
  ["POST /api/services/app/CoinTransactionOut/ApplyTransactionOut", applyTransactionOut],
]);

const server = createServer((request, response) => {
  requests += 1;
  world.clock.follow(Date.now());
  const [path, query] = (request.url ?? "").split("?", 2);
  const route = routes.get(`${request.method} ${path}`);
  const user = byToken.get(request.headers.authorization ?? "");
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    if (!route || !user) {
      response.writeHead(404, { "content-length": 0 }).end();
      return;
    }
    const key = `${user.uid} ${request.headers["idempotency-key"]}`;
    const body = route(user, new URLSearchParams(query), Buffer.concat(chunks).toString(), key);
    const type = "application/json; charset=utf-8";
    response.writeHead(200, { "content-type": type, "content-length": Buffer.byteLength(body) }).end(body);
  });
});
server.listen(0, "127.0.0.1", () =>
  process.send?.({ port: (server.address() as AddressInfo).port, tokens: users.map(({ token }) => token) }),
);
// Exit together with the parent process.
process.once("disconnect", () => process.exit());
