import { type Held, secondsHeld, useDeadline } from "../time/deadline.ts";
import { Ring } from "./ring.tsx";

/** A ring of the time left of a held price. The text beside it says the same. */
export function HeldRing({ held }: { held: Held }) {
  const { expiresAt, serverTime } = held;
  return <Ring left={useDeadline(expiresAt, serverTime)} of={secondsHeld(held)} />;
}
