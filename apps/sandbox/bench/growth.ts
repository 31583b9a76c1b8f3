import { routes } from "../src/control/control.ts";
import type { Sandbox } from "../src/sandbox.ts";
import { TestSandbox } from "../src/testing/client.ts";
import { addHistory, addTrades } from "./long-history.ts";
import type { Line } from "./table.ts";

const FEW = 0;
const MANY = 100_000;
/** The highest ratio of a POST with the long history to a POST in an empty world. */
const MOST_RATIO = 1.5;
/** The longest time that a frequent request may block others (ms). */
const MOST_BLOCKED = 20;
const POSTS = 300;
const TURNS = 7;
/** Requests a second of ten open consoles. */
const ASKED = 10 * (10 / 3);

/** Manual, rare requests: these read or write a whole world. */
const BY_HAND = ["GET world/hash", "GET snapshot", "GET worlds/export", "GET worlds/diff"];
const QUERY: Readonly<Record<string, string>> = {
  "GET authenticator": "?name=mei",
  "GET books/statement": "?account=user:80413:main:USDT",
};
/** Its reply covers a single log entry. */
const SKIPPED = ["GET log/entry"];

/** Measures calls in a world with this many withdrawals, deposits, transfers, postings, conversions and orders. */
export function benchGrowth(): Line[] {
  const [empty, long] = [costsBehind(FEW), costsBehind(MANY)];
  const ratio = long.post / empty.post;
  const slowest = [...long.reads].sort(([, a], [, b]) => b - a)[0] ?? ["", 0];
  return [
    {
      what: `POST and its cancelling behind ${MANY} records of each kind`,
      measured: `${long.post.toFixed(2)} ms, in an empty world ${empty.post.toFixed(2)} ms: ${ratio.toFixed(2)}`,
      reach: `<= ${MOST_RATIO}`,
      ok: ratio <= MOST_RATIO,
    },
    {
      what: "The slowest read of a console there",
      measured: `${slowest[0]}, ${slowest[1].toFixed(1)} ms`,
      reach: `<= ${MOST_BLOCKED} ms`,
      ok: slowest[1] <= MOST_BLOCKED,
    },
    {
      what: "Ten open consoles where nothing happens",
      measured: `${((long.unchanged * ASKED) / 10).toFixed(2)} % of a core, ${(long.unchanged * 1000).toFixed(0)} µs a look`,
      reach: "<= 1 %",
      ok: (long.unchanged * ASKED) / 10 <= 1,
    },
    ...[...long.byHand].map(([call, time]) => ({
      what: `${call} there, by hand`,
      measured: `${time.toFixed(0)} ms`,
      reach: "in time slices",
      ok: true,
    })),
  ];
}

function costsBehind(count: number) {
  const sandbox = TestSandbox.start();
  const api = sandbox.as("verified");
  if (count > 0) addHistory(sandbox.world(), "80413", count);
  if (count > 0) addTrades(sandbox.world(), "80413", count);
  const { control } = sandbox.stranger();
  control("POST", "chain/deposit", { name: "verified", coin: "USDT", network: "TRC20", amount: "900000" });
  control("POST", "clock/advance", { ms: 20 * 60_000 });
  control("POST", "worlds/fork", { id: "other" });
  const place = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount: "10" };
  const post = () => {
    const { result, error } = api.call("applyTransactionOut", place);
    if (!result) throw new Error(JSON.stringify(error));
    api.call("cancelApplyTransactionOut", { id: result.id });
  };
  // Warm-up: compiles the code and indexes the history.
  for (let turn = 0; turn < POSTS; turn++) post();
  const took = best(() => {
    for (let turn = 0; turn < POSTS; turn++) post();
  });
  const reads = new Map<string, number>();
  const byHand = new Map<string, number>();
  for (const call of routes.keys()) {
    if (!call.startsWith("GET ") || SKIPPED.includes(call)) continue;
    const query = call === "GET worlds/diff" ? "?from=main&to=other" : (QUERY[call] ?? "");
    const ask = () => {
      const { status, body } = control("GET", call.slice(4) + query);
      if (status !== 200) throw new Error(`${call}: ${JSON.stringify(body)}`);
    };
    ask();
    if (BY_HAND.includes(call)) byHand.set(call, best(ask, 1));
    else reads.set(call, best(ask));
  }
  return { post: took / POSTS, reads, byHand, unchanged: unchanged(sandbox) };
}

/** Measures a conditional read without changes. */
function unchanged(sandbox: Sandbox): number {
  const ask = (tag?: string) =>
    sandbox.handle(
      {
        ...{ method: "GET", path: "/__sandbox/api/actors", query: "", ip: "127.0.0.1", body: { kind: "none" } },
        headers: tag === undefined ? {} : { "if-none-match": tag },
      },
      0,
    );
  const { etag } = ask().headers;
  if (ask(etag).status !== 304) throw new Error("What hasn't changed is answered again.");
  return (
    best(() => {
      for (let turn = 0; turn < 100; turn++) ask(etag);
    }) / 100
  );
}

/** Returns the best of several runs in milliseconds of CPU, because other programs use the cores too. */
function best(work: () => void, turns = TURNS): number {
  const times = Array.from({ length: turns }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
