import { type Deposit, RecordStatus } from "@coffer/sdk";

const { confirming, credited } = RecordStatus;
const usual: readonly RecordStatus[] = [confirming, credited];

export interface Station {
  status: RecordStatus;
  time: string | undefined;
  state: "past" | "now" | "ahead";
}

/** Returns every past status, then the expected ones. */
export function stationsOf({ timeline, status }: Deposit): Station[] {
  const at = usual.indexOf(status);
  const waits = at >= 0 && at < usual.length - 1;
  const behind = timeline.map(
    (step, index): Station => ({ ...step, state: waits && index === timeline.length - 1 ? "now" : "past" }),
  );
  return waits
    ? [...behind, ...usual.slice(at + 1).map((next): Station => ({ status: next, time: undefined, state: "ahead" }))]
    : behind;
}
