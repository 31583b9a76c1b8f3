import { createFileRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { resultKinds } from "../../features/user/outcomes.ts";
import { ResultScreen } from "../../features/user/result-screen.tsx";

export const Route = createFileRoute("/user/result")({
  staticData: { title: "user.resultTitle", header: "plain" },
  validateSearch: z.object({
    kind: z.catch(z.optional(z.enum(resultKinds)), undefined),
    next: z.catch(z.optional(z.string()), undefined),
  }),
  beforeLoad: ({ search }) => {
    // Nothing was done, so there is nothing to tell.
    if (!search.kind) throw redirect({ to: "/" });
  },
  component: ResultPage,
});

function ResultPage() {
  const { kind = "registered", next } = Route.useSearch();
  return <ResultScreen kind={kind} next={next} />;
}
