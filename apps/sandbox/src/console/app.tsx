import { Button, EmptyState } from "@coffer/ui";
import type { ReactNode } from "react";
import { Shell } from "./frame/shell.tsx";
import { Chain } from "./panels/chain/chain.tsx";
import { Coverage } from "./panels/coverage/coverage.tsx";
import { Inbox } from "./panels/inbox/inbox.tsx";
import { Overview } from "./panels/overview/overview.tsx";
import { People } from "./panels/people/people.tsx";
import { Requests } from "./panels/requests/requests.tsx";
import { Review } from "./panels/review/review.tsx";
import { SignIn } from "./panels/sign-in/sign-in.tsx";
import { Worlds } from "./panels/worlds/worlds.tsx";
import { hrefOf, type Section, usePlace } from "./place.ts";
import { words } from "./words.ts";

const panels: Record<Section, () => ReactNode> = {
  overview: Overview,
  inbox: Inbox,
  people: People,
  chain: Chain,
  review: Review,
  requests: Requests,
  coverage: Coverage,
  worlds: Worlds,
};

export function App() {
  const { world, section, signIn } = usePlace();
  if (signIn !== null) return <SignIn uid={signIn} />;
  const Panel = section === null ? NotFound : panels[section];
  // Another world is another page: no half-filled form goes along. The list of worlds is about all of them.
  return (
    <Shell>
      <Panel key={section === "worlds" ? section : `${world} ${section}`} />
    </Shell>
  );
}

const NotFound = () => (
  <EmptyState
    title={words.notFound.title}
    description={words.notFound.description}
    action={
      <Button asChild variant="secondary">
        <a href={hrefOf({ section: "overview" })}>{words.notFound.action}</a>
      </Button>
    }
  />
);
