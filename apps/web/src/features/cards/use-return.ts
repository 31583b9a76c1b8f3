import { hasCode, isCofferError } from "@coffer/errors";
import { useEffect, useEffectEvent } from "react";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "../../platform/p2p/api.ts";
import { useSearchState } from "../../platform/search-state.ts";
import { useAction } from "../../platform/use-action.ts";

/** "70001 asks to confirm the card first": after that the same code is valid. */
const cardFirst = 70001;
const isFinal = (error: unknown) =>
  isCofferError(error) && error.kind === "api" && !error.retryable && error.code !== cardFirst;

/**
 * Submits the provider's return code once per load: the same code again returns the order unchanged, so a
 * reload or a second window is harmless. A settled code leaves the address; a retryable one stays.
 */
export function useReturn(id: string, code: string | undefined) {
  const { change } = useSearchState();
  const moved = useMoneyMoved();
  const { run, busy, failure } = useAction();
  const handIn = () =>
    run(async () => {
      if (code === undefined) return;
      const settle = () => change({ code: undefined }, { replace: true, resetScroll: false });
      try {
        await coffer.cards.exchangeCreditCardCode({ id, code });
        await settle();
      } catch (error) {
        if (isFinal(error)) await settle();
        throw error;
      } finally {
        moved();
      }
    });
  const hand = useEffectEvent(handIn);
  useEffect(() => {
    if (code !== undefined) void hand();
  }, [code]);
  return { busy, failure, again: code === undefined ? undefined : handIn, cardFirst: hasCode(failure, cardFirst) };
}
