import { Button, ErrorState } from "@coffer/ui";
import type { ReactNode } from "react";
import { useControl } from "../calls/control.ts";
import { Failure } from "../parts/failure.tsx";
import { useTold } from "../parts/told.ts";
import { MAIN_WORLD } from "../place.ts";
import { useWords } from "../words/use-words.ts";
import { usePlaces } from "./places.ts";

/** Says once, for all that is shown, that the sandbox doesn't answer or that there can be no such world. */
export function WorldGate({ children }: { children: ReactNode }) {
  const words = useWords();
  const tell = useTold();
  const { place, go } = usePlaces();
  const { data, error } = useControl("clock", { every: 2000 });
  if (error && data === undefined)
    return (
      <ErrorState
        {...tell(error)}
        action={
          place.world !== MAIN_WORLD && (
            <Button variant="secondary" onClick={() => go({ world: MAIN_WORLD })}>
              {words.frame.world.main}
            </Button>
          )
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
