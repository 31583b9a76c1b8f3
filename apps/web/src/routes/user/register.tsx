import { createFileRoute } from "@tanstack/react-router";
import { RegisterScreen } from "../../features/user/register-screen.tsx";
import { oneOf } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/user/register")({
  staticData: {
    texts: ["user", "form"],
    title: "user.registerTitle",
    description: "user.registerDescription",
    header: "plain",
    beforeKyc: true,
  },
  validateSearch: ({ type }: Record<string, unknown>) => ({ type: oneOf("personal", "merchant")(type) ?? "personal" }),
  component: RegisterPage,
});

function RegisterPage() {
  return <RegisterScreen {...Route.useSearch()} />;
}
