import { Toaster, toast } from "@coffer/ui";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { takeNotices, useWaitingNotices } from "../platform/notices.ts";
import { Questions } from "./questions.tsx";

/** Overlays: notifications, and the dialogs of error codes. */
export function Overlays() {
  const intl = useIntl();
  const waiting = useWaitingNotices();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { tone, words, details } of takeNotices()) toast[tone](words, details ? { description: details } : {});
  }, [waiting]);
  return (
    <>
      <Questions />
      <Toaster
        label={intl.formatMessage({ id: "shell.notifications" })}
        closeLabel={intl.formatMessage({ id: "shell.close" })}
      />
    </>
  );
}
