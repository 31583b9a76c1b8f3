import { lazy, Suspense } from "react";
import type { WaitingProps } from "./waiting.tsx";

const Waiting = lazy(async () => ({ default: (await import("./waiting.tsx")).Waiting }));

/** It comes with the first that waits: most visits see none. */
export const WaitingLater = (props: WaitingProps) => (
  <Suspense>
    <Waiting {...props} />
  </Suspense>
);
