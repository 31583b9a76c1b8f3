import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../app/navigation/section-layout.tsx";

export const Route = createFileRoute("/fiat")({
  staticData: { area: "trade", texts: ["signedIn", "prices"] },
  component: () => <SectionLayout area="trade" />,
});
