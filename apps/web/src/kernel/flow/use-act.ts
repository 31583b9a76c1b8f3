import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";

/** Runs one act at a time and keeps why the last one failed. */
export function useAct() {
  const [failure, setFailure] = useState<unknown>();
  // A ref, not state: two clicks in one frame both see the state from before.
  const running = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    meta: { shows: "place" },
  });
  const run = async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    try {
      await mutateAsync(act);
    } catch (error) {
      setFailure(error);
    } finally {
      running.current = false;
    }
  };
  return { run, busy: isPending, failure, setFailure };
}
