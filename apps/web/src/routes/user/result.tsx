import { createFileRoute, redirect } from "@tanstack/react-router";
import { resultKinds } from "../../features/user/outcomes.ts";
import { ResultScreen } from "../../features/user/result-screen.tsx";
import { hasSession } from "../../kernel/session.ts";
import { oneOf, readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/user/result")({
  staticData: { texts: ["user"], title: "user.resultTitle", header: "plain", beforeKyc: true },
  validateSearch: (search: Record<string, unknown>) =>
    readSearch(search, { kind: oneOf(...resultKinds), next: textIn }),
  beforeLoad: ({ search }) => {
    // Nothing was done, so there is nothing to tell.
    if (!search.kind) throw redirect({ to: "/", replace: true });
    if (!hasSession()) throw redirect({ to: "/user/login", search: { reason: search.kind }, replace: true });
  },
  component: ResultPage,
});

function ResultPage() {
  const { kind = "registered", next } = Route.useSearch();
  return <ResultScreen kind={kind} next={next} />;
}
