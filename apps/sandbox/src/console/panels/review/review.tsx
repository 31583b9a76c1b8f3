import { Card, CardHeader, CardTitle } from "@coffer/ui";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import type { Review as ReviewRow } from "../../calls/replies.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useLocale, useWords } from "../../words/use-words.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { ReviewItem } from "./review-item.tsx";

/** Plays the reviewers of money and identities. */
export function Review() {
  const words = useWords();
  const text = words.review;
  const locale = useLocale();
  const review = useControl("review", { every: 2000 });
  const [rejecting, setRejecting] = useState<ReviewRow | null>(null);
  return (
    <Page title={words.frame.sections.review} state={review.data && text.state(review.data.items.length)}>
      <Loaded query={review}>
        {({ queues, items }) =>
          queues.map(({ name, title }) => {
            const waiting = items.filter((item) => item.queue === name);
            return (
              <Card key={name}>
                <CardHeader className="pb-3">
                  <CardTitle>{title[locale]}</CardTitle>
                  <span className="text-ink-2 text-label">{text.state(waiting.length)}</span>
                </CardHeader>
                {waiting.length > 0 && (
                  <ul className="divide-y divide-line border-line border-t">
                    {waiting.map((item) => (
                      <ReviewItem key={item.id} item={item} onReject={() => setRejecting(item)} />
                    ))}
                  </ul>
                )}
              </Card>
            );
          })
        }
      </Loaded>
      <RejectDialog item={rejecting} onClose={() => setRejecting(null)} />
    </Page>
  );
}
