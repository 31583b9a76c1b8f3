export type LedgerRefusal =
  | "insufficient"
  | "conflict"
  | "amount"
  | "asset"
  | "unknownHold"
  | "holdResolved"
  | "overCapture"
  | "unknownEntry"
  | "notReversible"
  | "alreadyReversed";

/** A command that the ledger refused. It changed nothing. */
export class LedgerRefused extends Error {
  override readonly name = "LedgerRefused";
  readonly reason: LedgerRefusal;
  readonly account: string | null;
  constructor(reason: LedgerRefusal, message: string, account: string | null = null) {
    super(message);
    this.reason = reason;
    this.account = account;
  }
}
