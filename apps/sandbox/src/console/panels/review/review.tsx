import { Card, CardHeader, CardTitle } from "@coffer/ui";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import type { Review as ReviewRow } from "../../calls/replies.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { ReviewItem } from "./review-item.tsx";

/** Plays the people who look before money or identities pass. */
export function Review() {
  const words = useWords();
  const text = words.review;
  const review = useControl("review", { every: 2000 });
  const [rejecting, setRejecting] = useState<ReviewRow | null>(null);
  return (
    <Page title={words.frame.sections.review} state={review.data && text.state(review.data.items.length)}>
      <Loaded query={review}>
        {({ queues, items }) =>
          queues.map((queue) => {
            const waiting = items.filter((item) => item.queue === queue);
            return (
              <Card key={queue}>
                <CardHeader className="pb-3">
                  <CardTitle>{text.queues[queue] ?? queue}</CardTitle>
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
