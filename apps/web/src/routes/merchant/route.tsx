import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../app/navigation/section-layout.tsx";
import { MerchantsOnly } from "../../features/merchant/merchants-only.tsx";
import { useNavCounts } from "../../features/merchant/nav-counts.tsx";
import { knownAccount, loadAccount, requireSession } from "../../platform/session.ts";

export const Route = createFileRoute("/merchant")({
  staticData: { area: "merchant", footer: "none", texts: ["signedIn", "merchant"] },
  beforeLoad: requireSession,
  // Who it is is known before a page is drawn, whose calls would be refused to others.
  loader: ({ context: { queryClient } }) => knownAccount(queryClient) ?? loadAccount(queryClient),
  component: MerchantFrame,
});

function MerchantFrame() {
  const counts = useNavCounts();
  return (
    <MerchantsOnly>
      <SectionLayout area="merchant" asides={counts} />
    </MerchantsOnly>
  );
}
