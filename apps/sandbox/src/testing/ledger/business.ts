import { userAccount, worldAccount } from "../../ledger/account.ts";
import type { Random } from "../../world/random.ts";
import type { LedgerCommand } from "./command.ts";

export const ASSETS = ["BTC", "USDT", "USD"] as const;
type Asset = (typeof ASSETS)[number];
const PEOPLE = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** Generates a custody house's bookings in random order and size. Many lack cover, and some are invalid. */
export class Business {
  readonly #random: Random;
  /** Unresolved holds, oldest first, and booked entries to refund. */
  readonly #holds: string[] = [];
  readonly #booked: string[] = [];
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): LedgerCommand {
    const make = this.#random.pick(deals);
    const command = make(this);
    if (command.kind === "hold") this.#holds.push(command.id);
    if (command.kind === "post" || command.kind === "capture") this.#booked.push(command.id);
    if (this.#holds.length > 40) this.#holds.shift();
    if (this.#booked.length > 200) this.#booked.shift();
    return command;
  }

  /** A few ids repeat: with another kind or another body. */
  id(): string {
    this.#count += 1;
    return this.#random.below(200) === 0 ? `e${this.#random.below(this.#count)}` : `e${this.#count}`;
  }
  asset(): Asset {
    return this.#random.pick(ASSETS);
  }
  person(): string {
    return this.#random.pick(PEOPLE);
  }
  main(asset: Asset): string {
    return userAccount(this.person(), "main", asset);
  }
  /** Mostly small amounts; sometimes zero, negative, or above the balance. */
  amount(): bigint {
    const kind = this.#random.below(50);
    if (kind === 0) return 0n;
    if (kind === 1) return -5n;
    return kind < 4 ? 10n ** 30n : BigInt(1 + this.#random.below(1000));
  }
  hold(): string {
    return this.#holds[this.#random.below(this.#holds.length + 1)] ?? "nothing";
  }
  booked(): string {
    // A hold can't be reversed; sometimes a command tries to.
    if (this.#random.below(10) === 0) return this.hold();
    return this.#booked[this.#random.below(this.#booked.length + 1)] ?? "nothing";
  }
}

type Deal = (business: Business) => LedgerCommand;
const FEE = 1n;

const deposit: Deal = (at) => {
  const asset = at.asset();
  return {
    kind: "post",
    id: at.id(),
    legs: [{ from: worldAccount("chain", asset), to: at.main(asset), amount: at.amount() }],
  };
};
const keepBack: Deal = (at) => ({ kind: "hold", id: at.id(), account: at.main(at.asset()), amount: at.amount() });
const release: Deal = (at) => ({ kind: "void", id: at.id(), hold: at.hold() });
/** A sent withdrawal: the coins go to the chain, the fee to the house. */
const withdraw: Deal = (at) => {
  const asset = at.asset();
  const to = [
    { to: worldAccount("chain", asset), amount: at.amount() },
    { to: worldAccount("fees", asset), amount: FEE },
  ];
  return { kind: "capture", id: at.id(), hold: at.hold(), to };
};
/** Releases a peer-to-peer order's escrow to the buyer. */
const escrow: Deal = (at) => ({
  kind: "capture",
  id: at.id(),
  hold: at.hold(),
  to: [{ to: at.main(at.asset()), amount: at.amount() }],
});
const transfer: Deal = (at) => {
  const asset = at.asset();
  return { kind: "post", id: at.id(), legs: [{ from: at.main(asset), to: at.main(asset), amount: at.amount() }] };
};
/** Two legs through the house, with the fee as a separate leg. */
const convert: Deal = (at) => {
  const [give, take] = [at.asset(), at.asset()];
  const who = at.person();
  const mine = (asset: Asset) => userAccount(who, "main", asset);
  const legs = [
    { from: mine(give), to: worldAccount("house", give), amount: at.amount() },
    { from: worldAccount("house", take), to: mine(take), amount: at.amount() },
    { from: mine(take), to: worldAccount("fees", take), amount: FEE },
  ];
  return { kind: "post", id: at.id(), legs };
};
const cashOut: Deal = (at) => {
  const who = at.person();
  const legs = [{ from: userAccount(who, "cash", "USD"), to: worldAccount("bank", "USD"), amount: at.amount() }];
  return { kind: "post", id: at.id(), legs };
};
const toCash: Deal = (at) => {
  const who = at.person();
  const legs = [{ from: userAccount(who, "main", "USD"), to: userAccount(who, "cash", "USD"), amount: at.amount() }];
  return { kind: "post", id: at.id(), legs };
};
/** Deposits the principal, or returns it with interest. */
const earn: Deal = (at) => {
  const asset = at.asset();
  const who = at.person();
  const [main, kept] = [userAccount(who, "main", asset), userAccount(who, "earn", asset)];
  const back = [
    { from: worldAccount("house", asset), to: kept, amount: FEE },
    { from: kept, to: main, amount: at.amount() },
  ];
  const legs = at.amount() % 2n === 0n ? back : [{ from: main, to: kept, amount: at.amount() }];
  return { kind: "post", id: at.id(), legs };
};
const refund: Deal = (at) => ({ kind: "reverse", id: at.id(), reverses: at.booked() });
/** Unknown coins, two coins in one leg, a leg to the same account. */
const nonsense: Deal = (at) => {
  const mine = at.main("BTC");
  const to = [userAccount("1", "main", "DOGE"), worldAccount("chain", "USDT"), mine][Number(at.amount() % 3n)] ?? mine;
  return { kind: "post", id: at.id(), legs: [{ from: mine, to, amount: at.amount() }] };
};

const deals: readonly [Deal, ...Deal[]] = [
  deposit,
  deposit,
  deposit,
  keepBack,
  keepBack,
  release,
  withdraw,
  escrow,
  transfer,
  convert,
  toCash,
  cashOut,
  earn,
  refund,
  nonsense,
];
