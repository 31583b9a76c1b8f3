import { createFileRoute } from "@tanstack/react-router";
import { ForgetScreen } from "../../features/user/forget-screen.tsx";

export const Route = createFileRoute("/user/forget")({
  staticData: { texts: ["user", "signedIn"], title: "user.forgetTitle", header: "plain", beforeKyc: true },
  component: ForgetScreen,
});
