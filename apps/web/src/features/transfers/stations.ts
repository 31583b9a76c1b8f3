import { type TransferRecord, TransferStep } from "@coffer/sdk";
import { isMoving } from "./use-transfer.ts";

/** The product: "Transfers move through steps: transfer, audit, arrived." */
const usual: readonly TransferStep[] = [TransferStep.transfer, TransferStep.audit, TransferStep.arrived];

export interface Station {
  step: TransferStep;
  time: string | undefined;
  state: "past" | "now" | "ahead";
}

/** Returns every past step, then the expected ones. */
export function stationsOf(made: TransferRecord): Station[] {
  const moving = isMoving(made);
  const behind = made.timeline.map(
    ({ step, time }, index): Station => ({
      step,
      time,
      state: moving && index === made.timeline.length - 1 ? "now" : "past",
    }),
  );
  if (!moving) return behind;
  const ahead = usual.slice(usual.indexOf(made.step) + 1);
  return [...behind, ...ahead.map((step): Station => ({ step, time: undefined, state: "ahead" }))];
}
