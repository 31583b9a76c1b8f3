import { Toaster, toast } from "@coffer/ui";
import { useEffect } from "react";
import { useText } from "../platform/intl/text.tsx";
import { takeNotices, useWaitingNotices } from "../platform/notices.ts";
import { Questions } from "./questions.tsx";

/** What comes over the page: notifications, and the questions error codes put. */
export function Overlays() {
  const text = useText();
  const waiting = useWaitingNotices();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { tone, words, details } of takeNotices()) toast[tone](words, details ? { description: details } : {});
  }, [waiting]);
  return (
    <>
      <Questions />
      <Toaster label={text("shell.notifications")} closeLabel={text("shell.close")} />
    </>
  );
}
