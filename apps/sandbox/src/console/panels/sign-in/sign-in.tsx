import { Button, ErrorState, Spinner } from "@coffer/ui";
import { useEffect, useState } from "react";
import { ControlError, createControl } from "../../../client/control-client.ts";
import { useErrorMessage } from "../../parts/error-message.ts";
import { PlaceLink, usePlace } from "../../places.tsx";
import { useLocale, useWords } from "../../words/use-words.ts";
import { handOver } from "./hand-over.ts";

const OPENS = "/assets";

/**
 * Runs on the web app's own origin, where the console is reached through the same host: the session passes from the
 * control API to the web app's entry without an address or another origin.
 */
export function SignIn({ uid }: { uid: string }) {
  const text = useWords().signIn;
  const { world } = usePlace();
  const tell = useErrorMessage();
  const lang = useLocale();
  const [error, setError] = useState<ControlError>();
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const control = createControl({ world, language: lang });
      const signedIn = await control("POST", "personas/sign-in", { uid }, { signal: stop.signal });
      if (!(await handOver(signedIn, stop.signal)))
        throw new ControlError(0, { message: text.noApp, details: text.noAppText });
      location.replace(OPENS);
    };
    run().catch((reason) => {
      if (!stop.signal.aborted)
        setError(reason instanceof ControlError ? reason : new ControlError(0, { message: String(reason) }));
    });
    return () => stop.abort();
  }, [uid, world, lang, text]);

  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {error ? (
        <ErrorState
          title={text.failed}
          description={Object.values(tell(error)).filter(Boolean).join(" ")}
          action={
            <Button asChild variant="secondary">
              <PlaceLink to={{ section: "people" }}>{text.back}</PlaceLink>
            </Button>
          }
        />
      ) : (
        <div role="status" className="flex flex-col items-center gap-4 text-center">
          <Spinner className="size-6" />
          <p className="font-medium">{text.busy}</p>
          <p className="text-ink-2">{text.busyText}</p>
        </div>
      )}
    </main>
  );
}
