import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginScreen } from "../../features/user/login-screen.tsx";
import { loginReasons } from "../../features/user/outcomes.ts";
import { hasSession } from "../../kernel/session.ts";
import { returnPath } from "../../lib/redirect.ts";
import { oneOf, readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/user/login")({
  staticData: {
    texts: ["user", "form"],
    title: "user.loginTitle",
    description: "user.loginDescription",
    header: "plain",
    beforeKyc: true,
  },
  validateSearch: (search: Record<string, unknown>) =>
    readSearch(search, { next: textIn, reason: oneOf(...loginReasons) }),
  beforeLoad: ({ search }) => {
    if (hasSession()) throw redirect({ href: returnPath(search.next) ?? "/assets", replace: true });
  },
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen {...Route.useSearch()} />;
}
