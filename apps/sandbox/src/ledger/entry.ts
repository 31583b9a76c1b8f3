/** A log entry: JSON-safe, frozen, never edited. Amounts are minor units as digits. */
export type Posting = { readonly from: string; readonly to: string; readonly amount: string };

/** The purpose in the caller's terms: a record type, an order id. */
export type Memo = Readonly<Record<string, string>>;

type Common = { readonly id: string; readonly memo: Memo };
type Post = Common & { readonly kind: "post"; readonly postings: readonly Posting[] };
type Reverse = Common & {
  readonly kind: "reverse";
  readonly reverses: string;
  readonly postings: readonly Posting[];
};
type HoldEntry = Common & { readonly kind: "hold"; readonly account: string; readonly amount: string };
type Capture = Common & { readonly kind: "capture"; readonly hold: string; readonly postings: readonly Posting[] };
type Void = Common & { readonly kind: "void"; readonly hold: string; readonly account: string };

export type EntryInput = Post | Reverse | HoldEntry | Capture | Void;
export type Entry = EntryInput & {
  readonly seq: number;
  readonly at: number;
};

/** A booked entry, as the journal reports it. */
export type LedgerStep = readonly ["entry", entry: Entry];

export type Hold = {
  readonly id: string;
  readonly account: string;
  readonly amount: bigint;
  readonly status: "open" | "captured" | "voided";
};

/** Returns every account whose balance or held amount the entry changes. */
export function accountsOf(entry: Entry): string[] {
  if (entry.kind === "hold" || entry.kind === "void") return [entry.account];
  return [...new Set(entry.postings.flatMap((posting) => [posting.from, posting.to]))];
}
