import { Button } from "@coffer/ui";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { ErrorPage } from "./error-page.tsx";

/** Offline: the page loads automatically once online. Part of the entry chunk, because nothing can load now. */
export function OfflinePage({ again }: { again: () => void }) {
  const retry = useEffectEvent(again);
  useEffect(() => {
    const back = () => retry();
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, []);
  return (
    <ErrorPage
      code="offline"
      title={<FormattedMessage id="error.offlineTitle" />}
      body={<FormattedMessage id="error.offlineBody" />}
      actions={
        <Button onClick={again}>
          <FormattedMessage id="error.again" />
        </Button>
      }
    />
  );
}
