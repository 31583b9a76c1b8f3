import { type Held, secondsHeld, useDeadline } from "../time/deadline.ts";
import { Ring } from "./ring.tsx";

/** How much is left of the time a price is held. The words beside it say it. */
export function HeldRing({ held }: { held: Held }) {
  const { expiresAt, serverTime } = held;
  return <Ring left={useDeadline(expiresAt, serverTime)} of={secondsHeld(held)} />;
}
