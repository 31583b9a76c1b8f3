import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { PasswordScreen } from "../../features/account/password-screen.tsx";
import { secretKinds } from "../../features/account/secret-kind.ts";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/account/password")({
  staticData: { title: "account.passwordTitle" },
  validateSearch: z.object({ edit: z.catch(z.optional(z.enum(secretKinds)), undefined) }),
  loader: ({ context }) => loadAccount(context.queryClient),
  component: PasswordPage,
});

function PasswordPage() {
  return <PasswordScreen edit={Route.useSearch().edit} />;
}
