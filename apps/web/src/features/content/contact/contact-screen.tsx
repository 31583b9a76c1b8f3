import { Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { Opening } from "../../../platform/page/opening.tsx";
import { OtherWays } from "./other-ways.tsx";
import { TopicLinks } from "./topic-links.tsx";
import type { Topic } from "./topics.ts";

/** Lazy-loaded on demand: the form is a third of the page's scripts. */
const ContactForm = lazyPart(() => import("./contact-form.tsx").then(({ ContactForm: it }) => it));

export function ContactScreen({ topic }: { topic: Topic | undefined }) {
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 py-10 sm:px-8 sm:py-16">
      <Opening title="contentContact.heading" lead="contentContact.lead" />
      <div className="mt-10 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,640px)_1fr]">
        <section>
          <h2 className="font-serif text-[22px] leading-7 noscript:hidden">
            <FormattedMessage id="contentContact.about" />
          </h2>
          <p className="hidden max-w-[32em] text-[16px]/[26px] text-ink-2 noscript:block">
            <FormattedMessage id="contentContact.noScript" />
          </p>
          <TopicLinks chosen={topic} />
          {topic && (
            <Suspense fallback={<Skeleton className="mt-8 h-[520px]" />}>
              <ContactForm topic={topic} />
            </Suspense>
          )}
        </section>
        <OtherWays />
      </div>
    </div>
  );
}
