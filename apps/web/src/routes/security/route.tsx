import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../platform/session.ts";

export const Route = createFileRoute("/security")({
  staticData: { texts: ["signedIn", "profile"], header: "plain", beforeKyc: true },
  beforeLoad: requireSession,
});
