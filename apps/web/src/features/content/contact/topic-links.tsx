import { cn } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { type Topic, topics } from "./topics.ts";

const words: Record<Topic, { title: PlainMessageId; body: PlainMessageId }> = {
  customerService: { title: "contentContact.customerService", body: "contentContact.customerServiceBody" },
  cooperation: { title: "contentContact.cooperation", body: "contentContact.cooperationBody" },
  deployment: { title: "contentContact.deployment", body: "contentContact.deploymentBody" },
  security: { title: "contentContact.security", body: "contentContact.securityBody" },
  press: { title: "contentContact.press", body: "contentContact.pressBody" },
  other: { title: "contentContact.other", body: "contentContact.otherBody" },
};

/** The topic decides who answers. It is in the address, so that links can select it. */
export function TopicLinks({ chosen }: { chosen: Topic | undefined }) {
  return (
    <ul className="mt-5 grid gap-2 noscript:hidden sm:grid-cols-2">
      {topics.map((topic) => (
        <li key={topic}>
          <Link
            to="/contact"
            search={{ topic }}
            replace
            resetScroll={false}
            aria-current={topic === chosen ? "true" : undefined}
            className={cn(
              "block h-full rounded-md border px-4 py-3 transition-colors",
              topic === chosen ? "border-vault bg-vault-tint" : "border-line-strong bg-surface hover:border-ink-3",
            )}
          >
            <span className="block font-medium">
              <FormattedMessage id={words[topic].title} />
            </span>
            <span className="mt-0.5 block text-pretty text-ink-2 text-label">
              <FormattedMessage id={words[topic].body} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
