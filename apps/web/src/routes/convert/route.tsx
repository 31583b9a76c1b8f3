import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../app/navigation/section-layout.tsx";

export const Route = createFileRoute("/convert")({
  staticData: { area: "trade", texts: ["signedIn", "prices", "trade"] },
  component: () => <SectionLayout area="trade" />,
});
