import { expect } from "vitest";
import { balanceOf } from "../ledger/account.ts";
import { auditLedger } from "../ledger/audit.ts";
import type { PersonaName } from "../modules/auth/user/personas.ts";
import { type Api, TestSandbox } from "./client.ts";
import { countChanges } from "./count-changes.ts";
import { SECOND } from "./money.ts";

/** A model's account: the change since the start, and the held part. */
export interface Expected {
  moved: bigint;
  held: bigint;
}

/** A world for property runs, each of which starts from the seed. Refusals must change nothing. */
export class ModelWorld {
  /** The codes that occurred in all runs. */
  readonly met = new Set<number>();
  readonly #sandbox = TestSandbox.start();
  readonly #changes = countChanges(this.#sandbox);
  readonly #name: PersonaName;
  #api: Api;
  #start: ReadonlyMap<string, bigint> = new Map();
  #intents = 0;

  constructor(name: PersonaName) {
    this.#name = name;
    this.#api = this.#sandbox.as(name);
  }

  /** Resets to the seed, runs `prepare`, and takes the accounts' balances as the start. */
  begin(accounts: readonly string[], prepare: () => void): void {
    this.#sandbox.worlds.reset(this.#sandbox.worlds.open("main", 0));
    this.#api = this.#sandbox.as(this.#name);
    prepare();
    this.#start = new Map(accounts.map((id) => [id, balanceOf(this.world.ledger.account(id))]));
  }

  get world() {
    return this.#sandbox.world();
  }
  get api(): Api {
    return this.#api;
  }
  as(name: PersonaName): Api {
    return this.#sandbox.as(name);
  }

  /** Signs in again, because tokens expire meanwhile. */
  pass(seconds: number): void {
    this.world.clock.advance(seconds * SECOND);
    this.#api = this.#sandbox.as(this.#name);
  }

  /** A new key for each intent. */
  key(): { idempotencyKey: string } {
    this.#intents += 1;
    return { idempotencyKey: `model-intent-${this.#intents}` };
  }

  /** Checks that a refusal changes nothing. */
  refusable<Told extends { error?: { code: number } | null }>(work: () => Told): Told {
    const before = this.#changes();
    const told = work();
    if (told.error) {
      this.met.add(told.error.code);
      expect([told.error.code, this.#changes()]).toEqual([told.error.code, before]);
    }
    return told;
  }
  act(path: string, fields: object): void {
    this.refusable(
      () => this.#api.control("POST", `actors/${path}`, fields).body as { error?: { code: number } | null },
    );
  }

  /** Checks the accounts against the model, the books, and every reply against the contract. */
  check(expected: ReadonlyMap<string, Expected>): void {
    for (const [id, before] of this.#start) {
      const { moved, held } = expected.get(id) ?? { moved: 0n, held: 0n };
      const account = this.world.ledger.account(id);
      expect([id, balanceOf(account), account.held]).toEqual([id, before + moved, held]);
    }
    expect(auditLedger(this.world.ledger).findings).toEqual([]);
    expect(this.world.findings).toEqual([]);
  }
}

/** Adds up a model's expected balances. */
export class Sums extends Map<string, Expected> {
  move(id: string, amount: bigint): void {
    const { moved, held } = this.get(id) ?? { moved: 0n, held: 0n };
    this.set(id, { moved: moved + amount, held });
  }
  hold(id: string, amount: bigint): void {
    const { moved, held } = this.get(id) ?? { moved: 0n, held: 0n };
    this.set(id, { moved, held: held + amount });
  }
}
