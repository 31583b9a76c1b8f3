import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { RegisterScreen } from "../../features/user/register-screen.tsx";

export const Route = createFileRoute("/user/register")({
  staticData: { title: "user.registerTitle", header: "plain" },
  validateSearch: z.object({ type: z.catch(z.enum(["personal", "merchant"]), "personal") }),
  component: RegisterPage,
});

function RegisterPage() {
  return <RegisterScreen {...Route.useSearch()} />;
}
