import { createFileRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { resultKinds } from "../../features/user/outcomes.ts";
import { ResultScreen } from "../../features/user/result-screen.tsx";
import { hasSession } from "../../kernel/session.ts";

export const Route = createFileRoute("/user/result")({
  staticData: { title: "user.resultTitle", header: "plain" },
  validateSearch: z.object({
    kind: z.catch(z.optional(z.enum(resultKinds)), undefined),
    next: z.catch(z.optional(z.string()), undefined),
  }),
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
