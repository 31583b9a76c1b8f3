import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../kernel/session.ts";
import { SectionLayout } from "../../shell/navigation/section-layout.tsx";

export const Route = createFileRoute("/assets")({
  staticData: { area: "assets", texts: ["form", "signedIn", "assets"] },
  beforeLoad: requireSession,
  component: () => <SectionLayout area="assets" />,
});
