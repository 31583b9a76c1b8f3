import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { followed } from "../../platform/status/followed.ts";
import { isMoving } from "./in-progress.ts";
import type { DepositService } from "./service.ts";

const look = 4000; // ms

/** A deposit; polled until the chain no longer changes it. */
export function useDeposit({ one }: DepositService, id: string) {
  const query = useQuery({ ...one(id), ...followed(isMoving, look) });
  useMoneyMovedOn(query.data?.status);
  return query;
}
