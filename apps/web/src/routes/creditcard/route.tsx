import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../app/navigation/section-layout.tsx";

export const Route = createFileRoute("/creditcard")({
  staticData: { area: "trade", texts: ["signedIn", "prices", "quickPay"] },
  component: () => <SectionLayout area="trade" />,
});
