import { createFileRoute } from "@tanstack/react-router";
import { ForgetScreen } from "../../features/auth/forget-screen.tsx";

export const Route = createFileRoute("/user/forget")({
  staticData: { texts: ["auth", "signedIn"], title: "auth.forgetTitle", header: "plain", beforeKyc: true },
  component: ForgetScreen,
});
