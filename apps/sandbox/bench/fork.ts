import { userAccount, worldAccount } from "../src/ledger/account.ts";
import { seedWorld } from "../src/modules/seed-world.ts";
import type { World } from "../src/world/world.ts";
import type { Line } from "./table.ts";

const POSTINGS = 100_000;
const PAYERS = 1000;
const MOST_SEED = 5;
const MOST_LARGE = 50;
const ROUNDS = 21;

/** A fork shares its origin's data until one side writes, so the cost includes the first write. */
export function benchFork(): Line[] {
  const seed = seedWorld("seed");
  const large = seedWorld("large");
  const payer = (at: number) => userAccount(String(at % PAYERS), "main", "USDT");
  for (let at = 0; at < POSTINGS; at++) {
    const legs = [{ from: worldAccount("chain", "USDT"), to: payer(at), amount: 1_000_000n }];
    large.ledger.post(`bench ${at}`, legs);
  }
  return [
    line("Fork with the seed's data", seed, MOST_SEED),
    line("… and a posting on both sides", seed, MOST_SEED, move),
    line(`Fork with ${POSTINGS} postings`, large, MOST_LARGE),
    line("… and a posting on both sides", large, MOST_LARGE, move),
  ];
}

function line(what: string, world: World, most: number, then: (world: World, name: string) => void = () => {}): Line {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const begun = performance.now();
    const fork = world.fork(`fork-${round}`);
    then(fork, `${what} ${round}`);
    then(world, `${what} ${round}`);
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  const [middle = 0, slowest = 0] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
  const measured = `${middle.toFixed(2)} ms, slowest of ${ROUNDS} ${slowest.toFixed(2)} ms`;
  return { what, measured, reach: `<= ${most} ms`, ok: middle <= most };
}

const move = (world: World, name: string) =>
  world.ledger.post(name, [{ from: worldAccount("chain", "USDT"), to: userAccount("1", "main", "USDT"), amount: 1n }]);
