import { createFileRoute, useHydrated } from "@tanstack/react-router";
import { ContactScreen } from "../features/content/contact/contact-screen.tsx";
import { topicIn } from "../features/content/contact/topics.ts";
import { readSearch } from "../platform/url/search-fields.ts";

export const Route = createFileRoute("/contact")({
  staticData: {
    texts: ["contact", "form"],
    title: "contentContact.title",
    description: "contentContact.lead",
    header: "plain",
  },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { topic: topicIn }),
  component: ContactPage,
});

function ContactPage() {
  const { topic } = Route.useSearch();
  // The prerendered page has no topic.
  return <ContactScreen topic={useHydrated() ? topic : undefined} />;
}
