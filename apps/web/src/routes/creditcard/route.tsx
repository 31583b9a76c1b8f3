import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../shell/navigation/section-layout.tsx";

export const Route = createFileRoute("/creditcard")({
  staticData: { area: "trade", texts: ["signedIn", "prices", "quickBuy"] },
  component: () => <SectionLayout area="trade" />,
});
