import { type TransferTerms, WalletType } from "@coffer/sdk";
import * as z from "zod/mini";
import { compare } from "../../platform/amount/amount.ts";
import { type AmountBounds, breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { type RecipientWay, recipientFault, recipientWays } from "./recipient.ts";

/** A transfer's input. Wallets are numbers as text, as in a select. */
export type Details = {
  kind: TransferTerms["recipient"];
  coin: string;
  fromWallet: string;
  toWallet: string;
  way: RecipientWay;
  recipient: string;
  amount: string;
  remark: string;
};

export const noDetails: Details = {
  kind: "ownWallet",
  coin: "",
  fromWallet: String(WalletType.main),
  toWallet: "",
  way: "uid",
  recipient: "",
  amount: "",
  remark: "",
};

/** The bounds of an amount; without terms only the coin's own. */
export interface Bounds extends AmountBounds {
  /** The fee that the amount includes. */
  fee?: string | undefined;
}

const remarkLength = 200; // The contract's limit.

export function detailsRule(boundsOf: (details: Details) => Bounds): z.ZodMiniType<Details, Details> {
  return z
    .object({
      kind: z.enum(["ownWallet", "user"]),
      coin: z.string(),
      fromWallet: z.string(),
      toWallet: z.string(),
      way: z.enum(recipientWays),
      recipient: z.string(),
      amount: z.string(),
      remark: z.string().check(z.maxLength(remarkLength)),
    })
    .check(
      z.superRefine((details, context) => {
        for (const [field, params] of Object.entries(faultsOf(details, boundsOf(details)))) {
          if (params) context.addIssue({ code: "custom", path: [field], params });
        }
      }),
    );
}

/** Returns the errors by field. */
export function faultsOf(details: Details, bounds: Bounds): Partial<Record<keyof Details, TextParams | undefined>> {
  const { kind, coin, fromWallet, toWallet, way, recipient, amount } = details;
  const to: TextParams | undefined =
    toWallet === "" ? { text: "form.choose" } : toWallet === fromWallet ? { text: "transfers.sameWallet" } : undefined;
  return {
    coin: coin === "" ? { text: "form.choose" } : undefined,
    fromWallet: fromWallet === "" ? { text: "form.choose" } : undefined,
    ...(kind === "ownWallet" ? { toWallet: to } : { recipient: recipientFault(way, recipient) }),
    amount: breach(amount, bounds) ?? belowFee(amount, bounds),
  };
}

/** The product: "transfer below fee". */
function belowFee(amount: string, { fee, unit }: Bounds): TextParams | undefined {
  if (fee === undefined || compare(amount, fee) > 0) return undefined;
  return { text: "transfers.belowFee", values: { fee, coin: unit } };
}
