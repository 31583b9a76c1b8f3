import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginScreen } from "../../features/auth/login-screen.tsx";
import { loginReasons } from "../../features/auth/outcomes.ts";
import { hasSession } from "../../platform/session.ts";
import { returnPath } from "../../platform/url/redirect.ts";
import { oneOf, readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/user/login")({
  staticData: {
    texts: ["auth", "form"],
    title: "auth.loginTitle",
    description: "auth.loginDescription",
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
