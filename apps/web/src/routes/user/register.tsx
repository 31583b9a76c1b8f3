import { createFileRoute } from "@tanstack/react-router";
import { RegisterScreen } from "../../features/auth/register-screen.tsx";
import { oneOf, readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/user/register")({
  staticData: {
    texts: ["auth", "form"],
    title: "auth.registerTitle",
    description: "auth.registerDescription",
    header: "plain",
    beforeKyc: true,
  },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { type: oneOf("personal", "merchant") }),
  component: RegisterPage,
});

function RegisterPage() {
  return <RegisterScreen type={Route.useSearch().type ?? "personal"} />;
}
