import { useQuery } from "@tanstack/react-query";
import { walletNumber } from "../../platform/money/wallets.ts";
import type { Bounds, Details } from "./details.ts";
import { type Catalogue, type TransferService, useTransferService } from "./service.tsx";
import { availableIn } from "./wallets-of.ts";

type Chosen = Pick<Details, "coin" | "fromWallet" | "kind">;

const termsInput = ({ coin, fromWallet, kind }: Chosen) => ({
  coin,
  fromWallet: walletNumber(fromWallet),
  recipient: kind,
});
export const termsQuery = ({ terms }: TransferService, chosen: Chosen) => terms(termsInput(chosen));

/** Fee, bounds and the day's rest for the selection; nothing without a coin. */
export const useTerms = (chosen: Chosen) =>
  useQuery({ ...termsQuery(useTransferService(), chosen), enabled: chosen.coin !== "", meta: { shows: "place" } });

export type Terms = NonNullable<ReturnType<typeof useTerms>["data"]>;

/** The bounds of an amount. */
export function boundsOf(
  { coins, holdings }: Catalogue,
  { coin, fromWallet }: Chosen,
  terms: Terms | undefined,
): Bounds {
  return {
    unit: coin,
    decimals: coins.find((entry) => entry.coin === coin)?.scale ?? 0,
    balance: coin === "" ? undefined : (terms?.available ?? availableIn(holdings, coin, walletNumber(fromWallet))),
    min: terms?.minimum,
    max: terms?.maximum,
    remaining: terms?.dailyLeft ?? undefined,
    fee: terms?.fee,
  };
}
