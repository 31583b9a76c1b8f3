import { createFileRoute, redirect } from "@tanstack/react-router";
import { resultKinds } from "../../features/auth/outcomes.ts";
import { ResultScreen } from "../../features/auth/result-screen.tsx";
import { hasSession } from "../../platform/session.ts";
import { oneOf, readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/user/result")({
  staticData: { texts: ["auth"], title: "auth.resultTitle", header: "plain", beforeKyc: true },
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
