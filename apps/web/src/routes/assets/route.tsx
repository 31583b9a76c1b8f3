import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../kernel/session.ts";
import { SectionLayout } from "../../shell/section-layout.tsx";
import { assetsSection } from "../../shell/sections.ts";

export const Route = createFileRoute("/assets")({
  staticData: { area: "assets" },
  beforeLoad: requireSession,
  component: () => <SectionLayout label="shell.assets" groups={assetsSection} />,
});
