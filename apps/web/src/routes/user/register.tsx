import { createFileRoute } from "@tanstack/react-router";
import { RegisterScreen } from "../../features/user/register-screen.tsx";
import { oneOf, readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/user/register")({
  staticData: {
    texts: ["user", "form"],
    title: "user.registerTitle",
    description: "user.registerDescription",
    header: "plain",
    beforeKyc: true,
  },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { type: oneOf("personal", "merchant") }),
  component: RegisterPage,
});

function RegisterPage() {
  return <RegisterScreen type={Route.useSearch().type ?? "personal"} />;
}
