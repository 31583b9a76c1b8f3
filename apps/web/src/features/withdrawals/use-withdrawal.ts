import { useQuery } from "@tanstack/react-query";
import { followed } from "../../platform/status/followed.ts";
import { useWithdrawService } from "./service.tsx";
import { isMoving } from "./withdrawal-path.ts";

const look = 3000; // ms; a status usually lasts longer.

/** A withdrawal; polled until it has ended. */
export function useWithdrawal(id: string) {
  const { one } = useWithdrawService();
  const query = useQuery({ ...one(id), ...followed(isMoving, look) });
  return { ...query, withdrawal: query.data };
}
