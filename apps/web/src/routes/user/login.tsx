import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { LoginScreen } from "../../features/user/login-screen.tsx";
import { loginReasons } from "../../features/user/outcomes.ts";

export const Route = createFileRoute("/user/login")({
  staticData: { title: "user.loginTitle", header: "plain" },
  validateSearch: z.object({
    next: z.catch(z.optional(z.string()), undefined),
    reason: z.catch(z.optional(z.enum(loginReasons)), undefined),
  }),
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen {...Route.useSearch()} />;
}
