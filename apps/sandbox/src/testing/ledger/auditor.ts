import type { LedgerCommand, Leg, Reason } from "./command.ts";

type Hold = { readonly account: string; readonly amount: bigint; open: boolean };

const assetOf = (account: string) => account.split(":").at(-1) ?? "";
const isOutside = (account: string) => account.split(":")[0] === "world";

/**
 * An independent implementation of the ledger's rules: plain maps, no log, no shared code. For each command it says
 * whether it must be accepted or which refusals are correct, and the resulting balances.
 */
export class Auditor {
  readonly #assets: ReadonlySet<string>;
  readonly #bodies = new Map<string, string>();
  readonly #commands = new Map<string, LedgerCommand>();
  readonly #moved = new Map<string, readonly Leg[]>();
  readonly #holds = new Map<string, Hold>();
  readonly #reversed = new Set<string>();
  readonly balances = new Map<string, bigint>();
  readonly held = new Map<string, bigint>();

  constructor(assets: readonly string[]) {
    this.#assets = new Set(assets);
  }

  available(account: string): bigint {
    return (this.balances.get(account) ?? 0n) - (this.held.get(account) ?? 0n);
  }
  openHolds(): string[] {
    return [...this.#holds].filter(([, hold]) => hold.open).map(([id]) => id);
  }

  /** The earlier command with this id: `same` if it had this body. */
  known(command: LedgerCommand): "same" | "other" | null {
    const body = this.#bodies.get(command.id);
    if (body === undefined) return null;
    return body === bodyOf(command) ? "same" : "other";
  }

  /** Returns every correct refusal; empty if the command must be accepted. */
  objections(command: LedgerCommand): Set<Reason> {
    const found = new Set<Reason>();
    const known = this.known(command);
    if (known === "same") return found;
    if (known === "other") found.add("conflict");
    const hold = "hold" in command ? this.#holds.get(command.hold) : undefined;
    if ("hold" in command) {
      if (!hold) return found.add("unknownHold");
      if (!hold.open) found.add("holdResolved");
    }
    if (command.kind === "reverse") {
      if (!this.#commands.has(command.reverses)) return found.add("unknownEntry");
      if (!this.#moved.has(command.reverses) || this.#commands.get(command.reverses)?.kind === "reverse")
        return found.add("notReversible");
      if (this.#reversed.has(command.reverses)) found.add("alreadyReversed");
    }
    if (command.kind === "hold") {
      if (!this.#assets.has(assetOf(command.account))) found.add("asset");
      if (command.amount <= 0n) found.add("amount");
      if (!isOutside(command.account) && this.available(command.account) < command.amount) found.add("insufficient");
    }
    const legs = this.#legsOf(command);
    if (legs) this.#objectToLegs(legs, hold, found);
    return found;
  }

  /** Applies the command. */
  accept(command: LedgerCommand): void {
    this.#bodies.set(command.id, bodyOf(command));
    this.#commands.set(command.id, command);
    if (command.kind === "hold") {
      this.#holds.set(command.id, { account: command.account, amount: command.amount, open: true });
      add(this.held, command.account, command.amount);
    }
    const hold = "hold" in command ? this.#holds.get(command.hold) : undefined;
    if (hold) {
      hold.open = false;
      add(this.held, hold.account, -hold.amount);
    }
    const legs = this.#legsOf(command);
    if (!legs) return;
    if (command.kind === "reverse") this.#reversed.add(command.reverses);
    this.#moved.set(command.id, legs);
    for (const { from, to, amount } of legs) {
      add(this.balances, from, -amount);
      add(this.balances, to, amount);
    }
  }

  /** Returns every account that the command touches. */
  touches(command: LedgerCommand): Set<string> {
    const accounts = (this.#legsOf(command) ?? []).flatMap(({ from, to }) => [from, to]);
    if (command.kind === "hold") accounts.push(command.account);
    const hold = "hold" in command ? this.#holds.get(command.hold) : undefined;
    return new Set(hold ? [...accounts, hold.account] : accounts);
  }

  #legsOf(command: LedgerCommand): readonly Leg[] | null {
    if (command.kind === "post") return command.legs.filter(({ amount }) => amount !== 0n);
    if (command.kind === "reverse")
      return (this.#moved.get(command.reverses) ?? []).map(({ from, to, amount }) => ({ from: to, to: from, amount }));
    if (command.kind !== "capture") return null;
    const from = this.#holds.get(command.hold)?.account ?? "";
    return command.to.filter(({ amount }) => amount !== 0n).map((leg) => ({ from, ...leg }));
  }

  #objectToLegs(legs: readonly Leg[], hold: Hold | undefined, found: Set<Reason>): void {
    if (legs.length === 0) found.add("amount");
    const change = new Map<string, bigint>();
    if (hold?.open) change.set(hold.account, hold.amount);
    for (const { from, to, amount } of legs) {
      if (amount < 0n || from === to) found.add("amount");
      if (assetOf(from) !== assetOf(to)) found.add("asset");
      if (!this.#assets.has(assetOf(from)) || !this.#assets.has(assetOf(to))) found.add("asset");
      add(change, from, -amount);
      add(change, to, amount);
    }
    if (hold && legs.reduce((sum, { amount }) => sum + amount, 0n) > hold.amount) found.add("overCapture");
    for (const [account, by] of change)
      if (by < 0n && !isOutside(account) && this.available(account) + by < 0n) found.add("insufficient");
  }
}

function add(to: Map<string, bigint>, account: string, amount: bigint): void {
  to.set(account, (to.get(account) ?? 0n) + amount);
}

/** Identifies the same intent. Legs of zero are ignored. */
function bodyOf(command: LedgerCommand): string {
  const { id: _id, ...body } = command;
  return JSON.stringify(body, (_name, value) => {
    if (typeof value === "bigint") return String(value);
    return Array.isArray(value) ? value.filter(({ amount }) => amount !== 0n) : value;
  });
}
