import { useQuery } from "@tanstack/react-query";
import { followed } from "../../kernel/status/followed.ts";
import { isMoving } from "./path-of.ts";
import { useWithdrawService } from "./service.tsx";

const look = 3000; // ms; a status mostly lasts longer

/** One withdrawal, kept up to date until it has ended. */
export function useWithdrawal(id: string) {
  const { one } = useWithdrawService();
  const query = useQuery({ ...one(id), ...followed(isMoving, look) });
  return { ...query, withdrawal: query.data };
}
