import { type TransferRecord, TransferStep } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../kernel/api.ts";
import { useMoneyMoved } from "../../kernel/money/money-moved.ts";

const look = 3000; // ms; a step mostly lasts longer

const { arrived, rejected } = TransferStep;
export const isMoving = ({ step }: TransferRecord): boolean => step !== arrived && step !== rejected;

/** A transfer as it stands; it follows by itself until it has ended. */
export function useTransfer(id: string) {
  const query = useQuery({
    ...api.transfer.getTransfer.queryOptions({ id }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? look : false),
    meta: { shows: "place" },
  });
  const moved = useMoneyMoved();
  const step = query.data?.step;
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== undefined && last.current !== step) moved();
    last.current = step;
  }, [step, moved]);
  return query;
}
