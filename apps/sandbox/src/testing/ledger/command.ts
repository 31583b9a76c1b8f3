import type { Ledger } from "../../ledger/ledger.ts";
import { LedgerRefused } from "../../ledger/refused.ts";

export type Leg = { readonly from: string; readonly to: string; readonly amount: bigint };
/** A ledger command as data, so that it can be judged, sent, resent and sent with another body. */
export type LedgerCommand =
  | { readonly kind: "post"; readonly id: string; readonly legs: readonly Leg[] }
  | { readonly kind: "hold"; readonly id: string; readonly account: string; readonly amount: bigint }
  | { readonly kind: "capture"; readonly id: string; readonly hold: string; readonly to: readonly Omit<Leg, "from">[] }
  | { readonly kind: "void"; readonly id: string; readonly hold: string }
  | { readonly kind: "reverse"; readonly id: string; readonly reverses: string };

export type Reason = LedgerRefused["reason"];

/** Returns the booked entry or the refusal. */
export function send(ledger: Ledger, command: LedgerCommand): { entry: object } | { reason: Reason } {
  try {
    return { entry: book(ledger, command) };
  } catch (error) {
    if (!(error instanceof LedgerRefused)) throw error;
    return { reason: error.reason };
  }
}

function book(ledger: Ledger, command: LedgerCommand): object {
  switch (command.kind) {
    case "post":
      return ledger.post(command.id, command.legs);
    case "hold":
      return ledger.hold(command.id, command.account, command.amount);
    case "capture":
      return ledger.capture(command.id, command.hold, command.to);
    case "void":
      return ledger.void(command.id, command.hold);
    case "reverse":
      return ledger.reverse(command.id, command.reverses);
  }
}
