import { Button, EmptyState } from "@coffer/ui";
import type { ReactNode } from "react";
import { Actors } from "./panels/actors/actors.tsx";
import { Books } from "./panels/books/books.tsx";
import { Chain } from "./panels/chain/chain.tsx";
import { Coverage } from "./panels/coverage/coverage.tsx";
import { Faults } from "./panels/faults/faults.tsx";
import { Inbox } from "./panels/inbox/inbox.tsx";
import { Overview } from "./panels/overview/overview.tsx";
import { People } from "./panels/people/people.tsx";
import { Requests } from "./panels/requests/requests.tsx";
import { Review } from "./panels/review/review.tsx";
import { Scenarios } from "./panels/scenarios/scenarios.tsx";
import { Worlds } from "./panels/worlds/worlds.tsx";
import type { Section } from "./place.ts";
import { PlaceLink, usePlace } from "./places.tsx";
import { useWords } from "./words/use-words.ts";

const panels: Record<Section, () => ReactNode> = {
  overview: Overview,
  people: People,
  inbox: Inbox,
  books: Books,
  scenarios: Scenarios,
  chain: Chain,
  review: Review,
  actors: Actors,
  requests: Requests,
  faults: Faults,
  coverage: Coverage,
  worlds: Worlds,
};

/** The current section. */
export function Panel() {
  const { world, section } = usePlace();
  if (section === null) return <NotFound />;
  const Section = panels[section];
  // Another world remounts the page, so that no form input is carried over. The list of worlds covers all.
  return <Section key={section === "worlds" ? section : `${world} ${section}`} />;
}

function NotFound() {
  const { notFound } = useWords().frame;
  return (
    <EmptyState
      title={notFound.title}
      description={notFound.description}
      action={
        <Button asChild variant="secondary">
          <PlaceLink to={{ section: "overview" }}>{notFound.action}</PlaceLink>
        </Button>
      }
    />
  );
}
