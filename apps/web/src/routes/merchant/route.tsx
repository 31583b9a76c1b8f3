import { createFileRoute } from "@tanstack/react-router";
import { MerchantsOnly } from "../../features/merchant/merchants-only.tsx";
import { requireSession } from "../../kernel/session.ts";
import { SectionLayout } from "../../shell/navigation/section-layout.tsx";

export const Route = createFileRoute("/merchant")({
  staticData: { area: "merchant", footer: "none", texts: ["form", "signedIn", "merchant"] },
  beforeLoad: requireSession,
  component: () => (
    <MerchantsOnly>
      <SectionLayout area="merchant" />
    </MerchantsOnly>
  ),
});
