import { createFileRoute } from "@tanstack/react-router";
import { SectionLayout } from "../../shell/navigation/section-layout.tsx";

export const Route = createFileRoute("/fiat")({
  staticData: { area: "trade", title: "fiat.title", texts: ["form", "signedIn", "prices", "fiat"] },
  component: () => <SectionLayout area="trade" />,
});
