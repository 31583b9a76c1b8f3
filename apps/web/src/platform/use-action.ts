import { CofferError, isCofferError } from "@coffer/errors";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useSignedInAgain } from "./sign-in-again.ts";

/** One act at a time, and why the last one failed. */
export interface Act {
  /** Runs it, unless another is running; answers whether it went through. Its failure is kept, not thrown. */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
  /** The one place a failure stands: a form shows it at its fields, a page above its button. */
  failure: unknown;
  /** Takes the failure away. */
  forget: () => void;
}

/** Without a network nothing leaves: not now, not by itself when it is back, and it isn't taken for something that may have. */
function mustBeOnline(): void {
  if (navigator.onLine === false) throw new CofferError({ kind: "network", message: "This device is offline." });
}

/**
 * How a person's act is run. A failure goes one way: from here through the mutation cache, which does what its code
 * asks for (sign in again, maintenance), and it stays here to be shown in place.
 */
export function useAction(): Act {
  // A ref, not state: two clicks in one frame both see the state from before.
  const running = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (act: () => Promise<unknown>) => {
      mustBeOnline();
      return act();
    },
    meta: { shows: "place" },
  });
  // What failed for want of a session is to be pressed again.
  useSignedInAgain(() => {
    if (isCofferError(error) && (error.kind === "auth" || error.behaviour === "endSession")) reset();
  });
  const run = async (act: () => Promise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    try {
      await mutateAsync(act);
      return true;
    } catch (failure) {
      if (!isCofferError(failure)) reportError(failure); // a bug of ours: the console should have it too
      return false;
    } finally {
      running.current = false;
    }
  };
  return { run, busy: isPending, failure: error ?? undefined, forget: reset };
}
