import { AlertDialog } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { Text } from "../lib/text.tsx";
import { ask, useQuestion } from "./ask.ts";

/** The dialogs error codes open: sign in again (50004), a card's link (70001). */
export function Questions() {
  const question = useQuestion();
  const navigate = useNavigate();
  if (!question) return null;
  const close = () => ask(undefined);
  const act = () => {
    close();
    if (question.kind === "signIn") void navigate({ to: "/user/login", ignoreBlocker: true });
    else if (question.link) window.open(question.link, "_blank", "noopener,noreferrer");
  };
  return (
    <AlertDialog
      open
      tone="primary"
      onOpenChange={(open) => !open && close()}
      title={<Text id={question.kind === "signIn" ? "error.signInTitle" : "error.cardTitle"} />}
      description={question.words}
      confirmLabel={<Text id={question.kind === "signIn" ? "error.signIn" : "error.openLink"} />}
      cancelLabel={<Text id="error.notNow" />}
      onConfirm={act}
    />
  );
}
