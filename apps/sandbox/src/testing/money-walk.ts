import fc from "fast-check";
import { MAGIC_CODE } from "../core/magic.ts";
import { DEMO_FUND_PIN } from "../modules/auth/user/personas.ts";
import { startDeposit } from "../modules/deposits/start-deposit.ts";
import { withdrawals } from "../modules/withdrawals/withdrawal.ts";
import { TestSandbox } from "./client.ts";

/** Networks and addresses of commands. The last address belongs to the other user, so coins return. */
export const ways = [
  { coin: "USDT", network: "TRC20", scale: 6, unit: 1000n, to: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" },
  { coin: "USDC", network: "ERC20", scale: 6, unit: 70_000n, to: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617" },
  { coin: "BTC", network: "BTC", scale: 8, unit: 1n, to: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT" },
  { coin: "XRP", network: "XRP", scale: 6, unit: 50n, to: "r47aW9Ynm8TXu9N7KefPcVC3HTvTqaQCAj", tag: "7" },
] as const;
export const people = ["verified", "enterprise"] as const;
export const uids = { verified: "80413", enterprise: "80442" } as const;

const who = fc.constantFrom(...people);
const way = fc.constantFrom(...ways);
/** In thousandths of the network's unit; sometimes far below the minimum or above every balance. */
const size = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 100, max: 2000 }) }, fc.constantFrom(1, 1_000_000));
/** Selects a suitable record; `MISS` selects any record, or none. */
const MISS = 5;
const which = fc.nat({ max: MISS });
const seconds = fc.constantFrom(3, 15, 45, 600, 1800, 3600, 86_400);
export const command = fc.oneof(
  fc.record({ do: fc.constant("deposit" as const), who, way, size, rightTag: fc.boolean() }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant("apply" as const), who, way, size, inHouse: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("confirm" as const), who, which, wrong: fc.nat({ max: 4 }) }) },
  fc.record({ do: fc.constant("cancel" as const), who, which }),
  fc.record({ do: fc.constant("review" as const), which, decision: fc.constantFrom("approve", "reject") }),
  fc.record({ do: fc.constant("fail" as const), which }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pass" as const), seconds }) },
);
export type Command = typeof command extends fc.Arbitrary<infer Each> ? Each : never;
export type Way = (typeof ways)[number];

const amountOf = ({ unit }: Way, thousandths: number) => {
  const text = (unit * BigInt(thousandths)).toString().padStart(4, "0");
  return `${text.slice(0, -3)}.${text.slice(-3)}`;
};

export function startWalk() {
  const sandbox = TestSandbox.start({ settings: { reviewSeconds: 900 } });
  const world = sandbox.world();
  const signIn = () => ({ verified: sandbox.as("verified"), enterprise: sandbox.as("enterprise") });
  let sessions = signIn();
  /** Signs in again, because tokens expire meanwhile. */
  const pass = (seconds: number) => {
    world.clock.advance(seconds * 1000);
    sessions = signIn();
  };
  let intents = 0;
  const key = () => ({ idempotencyKey: `property-${intents++}` });
  const pick = (which: number, statuses: readonly number[], uid?: string) => {
    const rows = world
      .table(withdrawals)
      .all()
      .filter((row) => uid === undefined || row.uid === uid);
    const fitting = rows.filter(({ status }) => statuses.includes(status));
    const found = which === MISS ? rows.at(-1) : fitting[which % Math.max(1, fitting.length)];
    return found ?? { id: "wd_NONE", rid: "rid_NONE" };
  };
  const addressOf = (name: (typeof people)[number], { coin, network }: Pick<Way, "coin" | "network">) =>
    sessions[name].call("getAddress", { coin, network }).result;

  // Every user starts with every coin, so that refusals for lack of funds are rare.
  for (const name of people)
    for (const { coin, network, unit } of ways) {
      const { address, tag } = addressOf(name, { coin, network });
      startDeposit(world, { coin, network, address, tag, amount: String(unit * 3n) });
    }
  pass(1800);

  const run = (step: Command): unknown => {
    switch (step.do) {
      case "deposit": {
        const { address, tag } = addressOf(step.who, step.way);
        const { coin, network } = step.way;
        const withTag = tag === null ? {} : { tag: step.rightTag ? tag : "1" };
        const sent = { coin, network, address, ...withTag, amount: amountOf(step.way, step.size) };
        return sessions.verified.control("POST", "chain/deposit", sent);
      }
      case "apply": {
        const { coin, network, to } = step.way;
        const other = step.who === "verified" ? "enterprise" : "verified";
        const place = step.inHouse
          ? addressOf(other, step.way)
          : { address: to, tag: "tag" in step.way ? step.way.tag : null };
        const { address, tag } = place;
        const input = {
          coin,
          network,
          address,
          ...(tag === null ? {} : { tag }),
          amount: amountOf(step.way, step.size),
        };
        return sessions[step.who].call("applyTransactionOut", input, key());
      }
      case "confirm": {
        const { rid } = pick(step.which, [20], uids[step.who]);
        sessions[step.who].call("sendVerificationCode", { scene: 6 });
        const verification = { fundPassword: DEMO_FUND_PIN, code: step.wrong === 0 ? "999999" : MAGIC_CODE };
        return sessions[step.who].call("confirmTransactionOut", { rid, verification }, key());
      }
      case "cancel":
        return sessions[step.who].call(
          "cancelApplyTransactionOut",
          { id: pick(step.which, [20, 4], uids[step.who]).id },
          key(),
        );
      case "review": {
        const { id } = pick(step.which, [4]);
        return sessions.verified.control("POST", "review/decide", { queue: "withdrawal", id, decision: step.decision });
      }
      case "fail":
        return sessions.verified.control("POST", "chain/fail-withdrawal", { id: pick(step.which, [3, 5]).id });
      case "pass":
        return pass(step.seconds);
    }
  };
  return { world, run, session: (name: (typeof people)[number]) => sessions[name] };
}
export type Walk = ReturnType<typeof startWalk>;

/** Reaches every final status once; random steps add the unforeseen. */
const [usdt, usdc] = ways;
const apply = { do: "apply", who: "enterprise", way: usdt, size: 200, inHouse: false } as const;
const confirm = { do: "confirm", who: "enterprise", which: 0, wrong: 1 } as const;
export const everyEnd: Command[] = [
  apply,
  { do: "cancel", who: "enterprise", which: 0 },
  apply,
  confirm,
  { do: "fail", which: 0 },
  { ...apply, way: usdc, size: 1000 },
  { do: "pass", seconds: 600 },
  confirm,
  { do: "review", which: 0, decision: "reject" },
  apply,
  { do: "pass", seconds: 600 },
  confirm,
  { do: "pass", seconds: 600 },
];
