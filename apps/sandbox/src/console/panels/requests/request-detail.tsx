import { Button, Card, CardBody, EmptyState } from "@coffer/ui";
import { ArrowLeftIcon, XIcon } from "lucide-react";
import { useControl } from "../../calls/control.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { RequestSides } from "./request-sides.tsx";

/** One request: both sides, its entries, its code, and a resend. */
export function RequestDetail({ requestId }: { requestId: string }) {
  const words = useWords();
  const text = words.requests;
  const entry = useControl("log/entry", { every: false, query: { requestId } });
  return (
    <section aria-label={words.books.requestOf(requestId)} className="min-w-0">
      <Button asChild variant="ghost" size="sm" className="mb-3 -ml-2.5 @4xl:hidden">
        <PlaceLink to={{ section: "requests" }}>
          <ArrowLeftIcon />
          {text.backToList}
        </PlaceLink>
      </Button>
      <Card className="relative">
        <PlaceLink
          to={{ section: "requests" }}
          aria-label={words.frame.close}
          className="absolute top-3 right-3 grid size-8 place-items-center rounded-md text-ink-2 hover:bg-sunken @max-4xl:hidden"
        >
          <XIcon aria-hidden className="size-4" />
        </PlaceLink>
        <CardBody className="sm:p-5">
          {entry.error?.fields.some(({ field }) => field === "requestId") ? (
            <EmptyState title={text.gone} description={text.goneText} />
          ) : (
            <Loaded query={entry} rows={8}>
              {(request) => <RequestSides request={request} />}
            </Loaded>
          )}
        </CardBody>
      </Card>
    </section>
  );
}
