import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { userAccount } from "../../ledger/account.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { TestSandbox } from "../../testing/client.ts";
import { countChanges } from "../../testing/count-changes.ts";
import { plainWithdrawal, proof, SECOND } from "../../testing/money.ts";
import {
  isExpired,
  type Modelled,
  STATUS,
  type Status,
  type Verdict,
  WithdrawalModel,
} from "../../testing/withdrawal-model.ts";
import { withdrawals } from "./withdrawal.ts";

const UID = "80412";
const BTC = { coin: "BTC", network: "BTC", address: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT", amount: "" };
const kinds = {
  small: { place: plainWithdrawal, amount: "100", minor: 100_000_000n, minimum: 10_000_000n, needsReview: false },
  reviewed: { place: BTC, amount: "1.5", minor: 150_000_000n, minimum: 100_000n, needsReview: true },
  tooSmall: { place: plainWithdrawal, amount: "0.5", minor: 500_000n, minimum: 10_000_000n, needsReview: false },
  most: { place: BTC, amount: "2.9", minor: 290_000_000n, minimum: 100_000n, needsReview: true },
} as const;

/** Which record: of those made so far, or one that isn't there. */
const which = fc.nat({ max: 9 });
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("apply" as const),
      kind: fc.constantFrom(...(["small", "small", "small", "reviewed", "reviewed", "tooSmall", "most"] as const)),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("confirm" as const), which, right: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("review" as const), which, approve: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("fail" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stranger" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("again" as const), otherBody: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("pass" as const), seconds: fc.constantFrom(5, 20, 60, 600, 3600, 10_000) }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Each> ? Each : never;

const apply = (kind: keyof typeof kinds) => ({ do: "apply", kind }) as const;
const confirm = (right = 1) => ({ do: "confirm", which: 0, right }) as const;
const pass = (seconds: 20 | 60 | 3600 | 10_000) => ({ do: "pass", seconds }) as const;
/** Covers every final status and every refusal once, so that random steps only add what nobody thought of. */
const everyEnd: Command[][] = [
  [apply("small"), ...Array.from({ length: 5 }, () => confirm(0)), confirm()],
  [apply("small"), confirm(), { do: "fail", which: 0 }, confirm()],
  [apply("reviewed"), confirm(), { do: "review", which: 0, approve: false }],
  [apply("reviewed"), confirm(), { do: "review", which: 0, approve: true }, pass(20), pass(60), pass(10_000)],
  [apply("small"), { do: "cancel", which: 0 }, { do: "cancel", which: 0 }, { do: "cancel", which: 9 }],
  [apply("small"), pass(3600), confirm()],
  [apply("most"), apply("reviewed"), apply("most"), apply("tooSmall")],
];

type Answer = { status: number; error: { code: number } | null };
const sandbox = TestSandbox.start();
const changes = countChanges(sandbox);
const reached = new Set<Status>();
const met = new Set<number>();

/** One person's withdrawals in a world of their own. */
class Life {
  readonly model: WithdrawalModel;
  readonly #world;
  #mei;
  #enterprise;
  #intents = 0;
  #last: { key: string; kind: keyof typeof kinds; reply: unknown } | null = null;

  constructor() {
    sandbox.worlds.reset(sandbox.worlds.open("main", 0));
    this.#world = sandbox.world();
    this.#mei = sandbox.as("mei");
    this.#enterprise = sandbox.as("enterprise");
    // Enough to be reviewed, too little to do it three times.
    const { address } = this.#mei.call("getAddress", { coin: "BTC", network: "BTC" }).result;
    this.#control("chain/deposit", { coin: "BTC", network: "BTC", address, amount: "3" });
    this.#pass(3600);
    const coins = ["USDT", "BTC"];
    this.model = new WithdrawalModel(
      new Map(coins.map((coin) => [coin, this.#account(coin).credits - this.#account(coin).debits])),
    );
  }

  run(step: Command): void {
    const record = "which" in step ? this.#pick(step.which) : undefined;
    if (step.do === "apply") this.#apply(step.kind);
    if (step.do === "again") this.#sendAgain(step.otherBody);
    if (step.do === "pass") this.#pass(step.seconds);
    if (step.do === "confirm") this.#confirm(record, step.right > 0);
    if (step.do === "cancel")
      this.#expect(this.model.cancel(record), () =>
        this.#mei.call("cancelApplyTransactionOut", { id: record?.id ?? "wd_NONE" }, this.#key()),
      );
    if (step.do === "review") {
      const decision = step.approve ? "approve" : "reject";
      const body = { queue: "withdrawal", id: record?.id ?? "wd_NONE", decision };
      this.#expect(this.model.review(record), () => this.#control("review/decide", body));
    }
    if (step.do === "fail")
      this.#expect(this.model.fail(record), () =>
        this.#control("chain/fail-withdrawal", { id: record?.id ?? "wd_NONE" }),
      );
    if (step.do === "stranger") {
      const input = { rid: record?.rid ?? "rid_NONE", verification: proof };
      this.#expect(40008, () => this.#enterprise.call("confirmTransactionOut", input, this.#key()));
    }
  }

  /** Where everything got to, by ways that exist; and the money says the same. */
  check(): void {
    for (const record of this.model.records.values()) {
      const row = this.#world.table(withdrawals).get(record.id);
      // Nobody of it is a cashier.
      const path = (row?.timeline.map(({ status }) => status) ?? []) as Status[];
      const known = path.lastIndexOf(record.status);
      this.model.follow(record, path.slice(known + 1), (row?.ending ?? null) as typeof record.ending);
      expect(row?.status).toBe(record.status);
      reached.add(record.status);
      const isOver = isExpired(record, this.#world.clock.now());
      if (record.status === STATUS.pendingVerification) expect(isOver).toBe(false);
      if (record.ending === "expired") expect(isOver).toBe(true);
    }
    for (const coin of ["USDT", "BTC"]) {
      const { credits, debits, held } = this.#account(coin);
      expect([coin, credits - debits, held]).toEqual([coin, this.model.total.get(coin), this.model.frozen(coin)]);
    }
    expect(auditLedger(this.#world.ledger).findings).toEqual([]);
    expect(this.#world.findings).toEqual([]);
  }

  #confirm(record: Modelled | undefined, right: boolean): void {
    const verdict = this.model.confirm(record, right, this.#world.clock.now());
    const verification = right ? proof : { ...proof, fundPassword: "111111" };
    const input = { rid: record?.rid ?? "rid_NONE", verification };
    // A wrong entry is counted, though it is refused.
    this.#expect(verdict, () => this.#mei.call("confirmTransactionOut", input, this.#key()), [50002, 50010]);
  }
  #pass(seconds: number): void {
    this.#world.clock.advance(seconds * SECOND);
    // Tokens end on the way.
    this.#mei = sandbox.as("mei");
    this.#enterprise = sandbox.as("enterprise");
  }

  #apply(name: keyof typeof kinds): void {
    const { place, amount, minor, minimum, needsReview } = kinds[name];
    const verdict = this.model.apply(place.coin, minor, minimum, this.#world.clock.now());
    const key = this.#key();
    this.#expect(verdict, () => {
      const reply = this.#mei.call("applyTransactionOut", { ...place, amount }, key);
      if (reply.error === null) {
        const { id, rid } = reply.result;
        this.model.applied({ id, rid, coin: place.coin, amount: minor, needsReview, at: this.#world.clock.now() });
        this.#last = { key: key.idempotencyKey, kind: name, reply: reply.result };
      }
      return reply;
    });
  }

  /** The same intent again answers as before; the same key with another body is refused; neither does anything. */
  #sendAgain(otherBody: boolean): void {
    if (!this.#last) return;
    const { key, kind, reply } = this.#last;
    const { place, amount } = kinds[kind];
    const before = changes();
    const again = this.#mei.call(
      "applyTransactionOut",
      { ...place, amount, ...(otherBody ? { remark: "another" } : {}) },
      { idempotencyKey: key },
    );
    expect(changes()).toBe(before);
    if (otherBody) expect(again.error?.code).toBe(409);
    else expect(again.result).toEqual(reply);
  }

  #expect(verdict: Verdict, work: () => Answer, counted: readonly number[] = []): void {
    const before = changes();
    const { status, error } = work();
    expect(error?.code ?? null).toBe(verdict);
    expect(status).toBe(verdict === null ? 200 : 400);
    if (verdict !== null) met.add(verdict);
    // Exactly the steps with a change sent an event.
    if (verdict === null) expect(changes()).toBeGreaterThan(before);
    else if (!counted.includes(verdict)) expect(changes()).toBe(before);
  }
  #control(path: string, body: unknown): Answer {
    const reply = this.#mei.control("POST", path, body);
    const { error = null } = reply.body as Partial<Answer>;
    return { status: reply.status, error };
  }
  #pick(at: number): Modelled | undefined {
    return [...this.model.records.values()].reverse()[at];
  }
  #key(): { idempotencyKey: string } {
    this.#intents += 1;
    return { idempotencyKey: `life-intent-${this.#intents}` };
  }
  #account(coin: string) {
    return this.#world.ledger.account(userAccount(UID, "main", coin));
  }
}

test(
  "whatever is tried in whatever order, a withdrawal goes its ways only, and what is refused changes nothing",
  async () => {
    await checkProperty(
      "a withdrawal's life",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(command, { minLength: 1, maxLength: 50, size: "max" }), (steps) => {
        const life = new Life();
        for (const step of steps) {
          life.run(step);
          life.check();
        }
      }),
      { examples: everyEnd.map((steps): [Command[]] => [steps]) },
    );
    // A random walk proves something only if it reached every status and refusal.
    expect(reached).toEqual(new Set(Object.values(STATUS)));
    expect(met).toEqual(new Set([40008, 40013, 40015, 50002, 50010, 60015, 60017, 60028, 90005]));
  },
  TIMEOUT_MS,
);
