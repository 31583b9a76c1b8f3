import type { CoinConfig, MultisigBalance } from "@coffer/sdk";
import * as z from "zod/mini";
import { keepsChecksum } from "../../platform/address/address-checksum.ts";
import type { SavedAddress } from "../../platform/destination/address-field.tsx";
import { networkOf } from "../../platform/destination/coin-network-field.tsx";
import { destinationFaults, destinationShape, noDestination } from "../../platform/destination/destination.tsx";
import { type AmountBounds, breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";

export const noDetails = { ...noDestination, amount: "", remark: "" };
export type ProposeDetails = typeof noDetails;
const remarkLength = 200; // The contract's limit.

/** The data that the form is checked against. */
export interface ProposeTerms {
  /** The wallet's coins on its networks. */
  coins: readonly CoinConfig[];
  balances: readonly MultisigBalance[];
  known: readonly SavedAddress[];
}

export function boundsOf({ coins, balances }: ProposeTerms, { coin, network: on }: ProposeDetails): AmountBounds {
  const network = networkOf(coins, { coin, network: on });
  return {
    unit: coin,
    decimals: network?.scale ?? 8,
    balance: balances.find((row) => row.coin === coin && row.network === on)?.available,
    min: network?.withdrawMin,
    max: network?.withdrawMax,
  };
}

export const proposeRule = (terms: ProposeTerms) =>
  z.object({ ...destinationShape, amount: z.string(), remark: z.string().check(z.maxLength(remarkLength)) }).check(
    z.superRefine(async (details, context) => {
      const faults: Record<string, TextParams | undefined> = {
        ...destinationFaults(details, terms),
        amount: breach(details.amount, boundsOf(terms, details)),
      };
      if (!faults.address && !(await keepsChecksum(details.address))) faults.address = { text: "multisig.checksum" };
      for (const [field, params] of Object.entries(faults))
        if (params) context.addIssue({ code: "custom", path: [field], params });
    }),
  );
