import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../features/contact/contact-screen.tsx";
import { topicIn } from "../features/contact/topics.ts";
import { readSearch } from "../lib/search-fields.ts";

export const Route = createFileRoute("/contact")({
  staticData: { texts: ["contact", "form"], title: "contact.title", description: "contact.lead", header: "plain" },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { topic: topicIn }),
  component: ContactPage,
});

function ContactPage() {
  return <ContactScreen topic={Route.useSearch().topic} />;
}
