import { createFileRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { LoginScreen } from "../../features/user/login-screen.tsx";
import { loginReasons } from "../../features/user/outcomes.ts";
import { hasSession } from "../../kernel/session.ts";
import { returnPath } from "../../lib/redirect.ts";

export const Route = createFileRoute("/user/login")({
  staticData: { title: "user.loginTitle", header: "plain" },
  validateSearch: z.object({
    next: z.catch(z.optional(z.string()), undefined),
    reason: z.catch(z.optional(z.enum(loginReasons)), undefined),
  }),
  beforeLoad: ({ search }) => {
    if (hasSession()) throw redirect({ href: returnPath(search.next) ?? "/assets", replace: true });
  },
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen {...Route.useSearch()} />;
}
