import { Button } from "@coffer/ui";
import { useEffect, useEffectEvent } from "react";
import { Text } from "../platform/intl/text.tsx";
import { ErrorPage } from "./error-page.tsx";

/** No network, so no page: it comes by itself once there is one again. With the start, for nothing can be fetched now. */
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
      title={<Text id="error.offlineTitle" />}
      body={<Text id="error.offlineBody" />}
      actions={
        <Button onClick={again}>
          <Text id="error.again" />
        </Button>
      }
    />
  );
}
