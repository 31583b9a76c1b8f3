import { AlertDialog } from "@coffer/ui";
import { useRouter } from "@tanstack/react-router";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { IdleQuestion } from "./idle-question.tsx";
import { ask, type Question, useQuestion } from "./question.ts";

/** Dialogs over any page: sign in again (50004), a card's link (70001), an idle user. */
export function Questions() {
  const question = useQuestion();
  if (!question) return null;
  return question.kind === "idle" ? <IdleQuestion until={question.until} /> : <CodeQuestion question={question} />;
}

/** The dialogs of error codes. */
function CodeQuestion({ question }: { question: Exclude<Question, { kind: "idle" }> }) {
  const router = useRouter();
  const close = () => ask(undefined);
  const link = question.kind === "card" ? question.link : undefined;
  const act = () => {
    close();
    const { href } = router.state.location;
    if (question.kind === "signIn")
      void router.navigate({ to: "/user/login", search: { next: href }, ignoreBlocker: true });
    else if (link) window.open(link, "_blank", "noopener,noreferrer");
  };
  return (
    <AlertDialog
      open
      tone="primary"
      onOpenChange={(open) => !open && close()}
      title={<FormattedMessage id={question.kind === "signIn" ? "error.signInTitle" : "error.cardTitle"} />}
      description={question.words}
      confirmLabel={<FormattedMessage id={question.kind === "signIn" ? "error.signIn" : "error.openLink"} />}
      cancelLabel={<FormattedMessage id="error.notNow" />}
      onConfirm={act}
    >
      {link && <code className="[overflow-wrap:anywhere]">{new URL(link).host}</code>}
    </AlertDialog>
  );
}
