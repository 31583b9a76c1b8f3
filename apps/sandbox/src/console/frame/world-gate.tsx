import { Button, ErrorState } from "@coffer/ui";
import type { ReactNode } from "react";
import { useControl } from "../api/control.ts";
import { Failure } from "../parts/failure.tsx";
import { go, MAIN_WORLD, usePlace } from "../place.ts";
import { words } from "../words.ts";

/** Says once, for all that is shown, that the sandbox doesn't answer or that there can be no such world. */
export function WorldGate({ children }: { children: ReactNode }) {
  const { world } = usePlace();
  const { data, error } = useControl("clock", 2000);
  if (error && data === undefined)
    return (
      <ErrorState
        {...error.sentence}
        action={
          world !== MAIN_WORLD && (
            <Button variant="secondary" onClick={() => go({ world: MAIN_WORLD })}>
              {words.world.main}
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
