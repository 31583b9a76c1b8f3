import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../app/navigation/section-layout.tsx";
import { requireSession } from "../../platform/session.ts";

export const Route = createFileRoute("/assets")({
  staticData: { area: "assets", texts: ["signedIn", "assets"] },
  // A withdrawal of a multisig wallet opens by its link: who was sent it needn't have an account.
  beforeLoad: (at) => ("sign" in at.location.search ? undefined : requireSession(at)),
  component: () => <SectionLayout area="assets" />,
});
