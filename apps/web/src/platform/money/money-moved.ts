import type { Groups } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/**
 * Groups with balances, limits, fees or orders: all are stale after money moved, or may have. A group that moves
 * money is listed here once, and every screen refetches it.
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

/** Returns a function that refetches everything that money may have changed. */
export function useMoneyMoved(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const group of staleGroups) void queries.invalidateQueries({ queryKey: [group] });
  }, [queries]);
}

/** Refetches lists and balances when a record's status changes. */
export function useMoneyMovedOn(status: number | undefined): void {
  const moved = useMoneyMoved();
  const last = useRef(status);
  useEffect(() => {
    if (last.current !== undefined && last.current !== status) moved();
    last.current = status;
  }, [status, moved]);
}
