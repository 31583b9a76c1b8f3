import { Card, CardBody, cn } from "@coffer/ui";
import type { ReactNode } from "react";

export interface EntryPageProps {
  title: ReactNode;
  /** One line below the title; links in it are rendered. */
  lead?: ReactNode;
  /** Beside the card on wide screens, below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens before sign-in: a title, a card, an optional note. */
export function EntryPage({ title, lead, aside, children }: EntryPageProps) {
  return (
    <div className={cn("mx-auto w-full px-4 py-8 sm:py-14", aside ? "max-w-[1000px]" : "max-w-[472px]")}>
      <h1 className="font-serif text-title">{title}</h1>
      {lead && (
        <p className="mt-2 text-ink-2 [&_a]:font-medium [&_a]:text-vault [&_a]:underline-offset-4 hover:[&_a]:underline">
          {lead}
        </p>
      )}
      <div className={cn("mt-6", aside && "grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,560px)_1fr]")}>
        <Card>
          <CardBody>{children}</CardBody>
        </Card>
        {aside}
      </div>
    </div>
  );
}
