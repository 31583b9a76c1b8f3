import { createFileRoute } from "@tanstack/react-router";
import { PasswordScreen } from "../../features/profile/password-screen.tsx";
import { secretKinds } from "../../features/profile/secret-kind.ts";
import { loadAccount } from "../../platform/session.ts";
import { oneOf, readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/password")({
  staticData: { title: "profile.passwordTitle", texts: ["profile"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { edit: oneOf(...secretKinds) }),
  loader: ({ context }) => loadAccount(context.queryClient),
  component: PasswordPage,
});

function PasswordPage() {
  return <PasswordScreen edit={Route.useSearch().edit} />;
}
