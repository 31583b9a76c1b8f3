import { Card, CardBody, CardTitle, Skeleton } from "@coffer/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import { LoadFailure } from "./load-failure.tsx";
import { Page } from "./page.tsx";

export interface RecordFrameProps {
  id: string;
  title: ReactNode;
  query: { data?: unknown; error: unknown; refetch: () => unknown };
  actions?: ReactNode;
  /** The left column: status and next action. */
  state: ReactNode;
  summary: ReactNode;
}

/** One record at its own address. */
export function RecordFrame({ id, title, query, actions, state, summary }: RecordFrameProps) {
  const content = useRef<HTMLElement>(null);
  // It replaces a form or a list, so keyboards and screen readers start at its top.
  useEffect(() => content.current?.focus({ preventScroll: true }), [id]);
  return (
    <Page title={title} actions={actions}>
      <section ref={content} tabIndex={-1} className="outline-none">
        {query.error && !query.data ? (
          <Card>
            <LoadFailure error={query.error} again={() => void query.refetch()} />
          </Card>
        ) : !query.data ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
            <div className="flex min-w-0 flex-col gap-6">{state}</div>
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <FormattedMessage id="flow.summary" />
                </CardTitle>
                {summary}
              </CardBody>
            </Card>
          </div>
        )}
      </section>
    </Page>
  );
}
