import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "../../kernel/session.ts";

export const Route = createFileRoute("/security")({
  staticData: { texts: ["signedIn", "account"], header: "plain", beforeKyc: true },
  beforeLoad: requireSession,
});
