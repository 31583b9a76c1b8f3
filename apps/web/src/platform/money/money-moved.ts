import type { Groups } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/**
 * What shows balances, limits, fees or what became of an order: after money moved, or may have, all of it is stale. A
 * group of calls that moves money is named here once, and every screen follows.
 */
const staleGroups: readonly (keyof Groups)[] = [
  "addressBook",
  "assets",
  "cards",
  "cash",
  "convert",
  "deposits",
  "earn",
  "merchant",
  "multisig",
  "otc",
  "p2p",
  "quickPay",
  "transfers",
  "withdrawals",
];

/** Money has moved, or may have: what shows it is read again. */
export function useMoneyMoved(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const group of staleGroups) void queries.invalidateQueries({ queryKey: [group] });
  }, [queries]);
}

/** A record's new status moves money, or is about to: lists and balances follow. */
export function useMoneyMovedOn(status: number | undefined): void {
  const moved = useMoneyMoved();
  const last = useRef(status);
  useEffect(() => {
    if (last.current !== undefined && last.current !== status) moved();
    last.current = status;
  }, [status, moved]);
}
