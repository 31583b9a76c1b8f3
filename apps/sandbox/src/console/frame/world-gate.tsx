import { Button, ErrorState } from "@coffer/ui";
import type { ReactNode } from "react";
import { useAct, useControl } from "../calls/control.ts";
import { useErrorMessage } from "../parts/error-message.ts";
import { Failure } from "../parts/failure.tsx";
import { MAIN_WORLD } from "../place.ts";
import { usePlaces } from "../places.tsx";
import { useWords } from "../words/use-words.ts";

/** Reports once that the sandbox doesn't answer, or that the world can't exist. */
export function WorldGate({ children }: { children: ReactNode }) {
  const words = useWords();
  const tell = useErrorMessage();
  const { place, go } = usePlaces();
  const { data, error } = useControl("clock", { every: 2000 });
  const reset = useAct("POST reset");
  const hasExpired = error?.fields.some(({ rule }) => rule === "expired") ?? false;
  if (error && (data === undefined || hasExpired))
    return (
      <ErrorState
        {...tell(error)}
        action={
          <div className="flex gap-2">
            {hasExpired && (
              <Button onClick={() => reset.mutate({})} loading={reset.isPending}>
                {words.frame.world.startAnew}
              </Button>
            )}
            {place.world !== MAIN_WORLD && (
              <Button variant="secondary" onClick={() => go({ world: MAIN_WORLD })}>
                {words.frame.world.main}
              </Button>
            )}
          </div>
        }
      />
    );
  return (
    <>
      {error && (
        <div className="mb-5">
          <Failure error={error} />
        </div>
      )}
      {children}
    </>
  );
}
