import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../kernel/session.ts";
import { SectionLayout } from "../../shell/navigation/section-layout.tsx";

export const Route = createFileRoute("/account")({
  staticData: { area: "account", texts: ["signedIn"] },
  beforeLoad: requireSession,
  component: () => <SectionLayout area="account" />,
});
