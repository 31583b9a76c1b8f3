import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../kernel/session.ts";
import { SectionLayout } from "../../shell/navigation/section-layout.tsx";

export const Route = createFileRoute("/assets")({
  staticData: { area: "assets", texts: ["signedIn", "assets"] },
  // A withdrawal of a multisig wallet opens by its link: who was sent it needn't have an account.
  beforeLoad: (at) => ("sign" in at.location.search ? undefined : requireSession(at)),
  component: () => <SectionLayout area="assets" />,
});
