import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../app/navigation/section-layout.tsx";
import { requireSession } from "../../platform/session.ts";

export const Route = createFileRoute("/account")({
  staticData: { area: "account", texts: ["signedIn"] },
  beforeLoad: requireSession,
  component: () => <SectionLayout area="account" />,
});
