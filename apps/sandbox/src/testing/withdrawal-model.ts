/** An independent model of the product's withdrawal rules, to compare the sandbox with. */
export const STATUS = {
  accepted: 3,
  pendingReview: 4,
  processing: 5,
  failed: 6,
  reviewRejected: 7,
  revoked: 9,
  remittedOut: 13,
  completed: 14,
  pendingVerification: 20,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

const { accepted, pendingReview, processing, failed, reviewRejected, revoked, remittedOut, completed } = STATUS;
const ways: Readonly<Record<Status, readonly Status[]>> = {
  [STATUS.pendingVerification]: [pendingReview, accepted, revoked],
  [pendingReview]: [accepted, reviewRejected, revoked],
  [accepted]: [processing, failed],
  [processing]: [remittedOut, failed],
  [remittedOut]: [completed],
  [completed]: [],
  [failed]: [],
  [reviewRejected]: [],
  [revoked]: [],
};
const unsent: readonly Status[] = [failed, reviewRejected, revoked];

export type Modelled = {
  readonly id: string;
  readonly rid: string;
  readonly coin: string;
  readonly amount: bigint;
  readonly needsReview: boolean;
  readonly at: number;
  status: Status;
  ending: "cancelled" | "expired" | "rejected" | "undecided" | "failed" | null;
};
/** `null`: the call must succeed. */
export type Verdict = number | null;

const WRONG_ENTRIES = 5;
const LOCKED_FOR = 2 * 60 * 60 * 1000;
const CONFIRM_WITHIN = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Daily limits of the seed in minor units, by UTC day. */
const DAILY: Readonly<Record<string, bigint>> = { BTC: 500_000_000n };

export const isExpired = ({ at }: Pick<Modelled, "at">, now: number) => now >= at + CONFIRM_WITHIN;

/** One user's withdrawals and balance in the model. It shares no code with the sandbox. */
export class WithdrawalModel {
  readonly records = new Map<string, Modelled>();
  readonly total: Map<string, bigint>;
  #wrongEntries = 0;
  #lockedUntil = 0;

  constructor(total: ReadonlyMap<string, bigint>) {
    this.total = new Map(total);
  }

  frozen(coin: string): bigint {
    const held = [...this.records.values()].filter((each) => each.coin === coin && isHeld(each.status));
    return held.reduce((sum, { amount }) => sum + amount, 0n);
  }
  available(coin: string): bigint {
    return (this.total.get(coin) ?? 0n) - this.frozen(coin);
  }

  apply(coin: string, amount: bigint, minimum: bigint, now: number): Verdict {
    if (amount < minimum) return 40013;
    const daily = DAILY[coin];
    if (daily !== undefined && this.#usedToday(coin, now) + amount > daily) return 40015;
    return amount > this.available(coin) ? 60028 : null;
  }
  applied(record: Omit<Modelled, "status" | "ending">): void {
    this.records.set(record.id, { ...record, status: STATUS.pendingVerification, ending: null });
  }

  confirm(record: Modelled | undefined, right: boolean, now: number): Verdict {
    if (!record) return 40008;
    if (record.ending === "expired") return 90005;
    if (record.status !== STATUS.pendingVerification) return 60015;
    if (this.#lockedUntil > now) return 50010;
    if (right) {
      this.#wrongEntries = 0;
      return null;
    }
    this.#wrongEntries += 1;
    if (this.#wrongEntries < WRONG_ENTRIES) return 50002;
    this.#wrongEntries = 0;
    this.#lockedUntil = now + LOCKED_FOR;
    return 50010;
  }
  cancel(record: Modelled | undefined): Verdict {
    if (!record) return 40008;
    if (record.ending === "cancelled") return 60017;
    return ways[record.status].includes(revoked) ? null : 60015;
  }
  review(record: Modelled | undefined): Verdict {
    if (!record) return 40008;
    return record.status === pendingReview ? null : 60015;
  }
  fail(record: Modelled | undefined): Verdict {
    if (!record) return 40008;
    return ways[record.status].includes(failed) ? null : 60015;
  }

  #usedToday(coin: string, now: number): bigint {
    const today = Math.floor(now / DAY);
    return [...this.records.values()]
      .filter((each) => each.coin === coin && Math.floor(each.at / DAY) === today && !unsent.includes(each.status))
      .reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** Accepts the status the sandbox reports, if the record may have reached it. */
  follow(record: Modelled, path: readonly Status[], ending: Modelled["ending"]): void {
    for (const status of path) {
      const skipsReview = record.status === STATUS.pendingVerification && status === accepted && record.needsReview;
      if (skipsReview || (status === pendingReview && !record.needsReview))
        throw new Error(`${record.id} should ${skipsReview ? "" : "not "}be reviewed.`);
      if (!ways[record.status].includes(status))
        throw new Error(`${record.id} went from ${record.status} to ${status}.`);
      record.status = status;
      if (status === remittedOut) this.total.set(record.coin, (this.total.get(record.coin) ?? 0n) - record.amount);
    }
    record.ending = ending;
  }
}

/** The amount is held from the request until the withdrawal is sent or ends. */
const isHeld = (status: Status) => status !== remittedOut && status !== completed && !unsent.includes(status);
