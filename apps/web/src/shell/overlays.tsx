import { Toaster } from "@coffer/ui";
import { useText } from "../lib/text.tsx";
import { Questions } from "./questions.tsx";

/** What comes over the page: notifications, and the questions error codes put. */
export function Overlays() {
  const text = useText();
  return (
    <>
      <Questions />
      <Toaster label={text("shell.notifications")} closeLabel={text("shell.close")} />
    </>
  );
}
