import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../kernel/session.ts";
import { SectionLayout } from "../../shell/section-layout.tsx";
import { accountSection } from "../../shell/sections.ts";

export const Route = createFileRoute("/account")({
  staticData: { area: "account" },
  beforeLoad: requireSession,
  component: () => <SectionLayout label="shell.account" groups={accountSection} />,
});
