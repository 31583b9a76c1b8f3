import { type TransferRecord, TransferStep } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { followed } from "../../platform/status/followed.ts";
import { useTransferService } from "./service.tsx";

const look = 3000; // ms; a step usually lasts longer.

const { arrived, rejected } = TransferStep;
export const isMoving = ({ step }: TransferRecord): boolean => step !== arrived && step !== rejected;

/** A transfer; polled until it has ended. */
export function useTransfer(id: string) {
  const { one } = useTransferService();
  const query = useQuery({ ...one(id), ...followed(isMoving, look) });
  useMoneyMovedOn(query.data?.step);
  return query;
}
