import { createFileRoute } from "@tanstack/react-router";
import { PasswordScreen } from "../../features/account/password-screen.tsx";
import { secretKinds } from "../../features/account/secret-kind.ts";
import { loadAccount } from "../../kernel/session.ts";
import { oneOf, readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/password")({
  staticData: { title: "account.passwordTitle", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { edit: oneOf(...secretKinds) }),
  loader: ({ context }) => loadAccount(context.queryClient),
  component: PasswordPage,
});

function PasswordPage() {
  return <PasswordScreen edit={Route.useSearch().edit} />;
}
