import { Card, EmptyState } from "@coffer/ui";
import { UsersRoundIcon } from "lucide-react";
import { useControl } from "../../calls/control.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { ActorCard } from "./actor-card.tsx";

/** Has its own page. */
const elsewhere = ["reviewer"];

/** All external actors, as the sandbox lists them: a new module's actor appears automatically. */
export function Actors() {
  const words = useWords();
  const actors = useControl("actors");
  return (
    <Page title={words.frame.sections.actors} state={words.actors.state}>
      <Loaded query={actors} rows={5}>
        {({ items }) => {
          const others = items.filter(({ name }) => !elsewhere.includes(name));
          if (others.length > 0) return others.map((actor) => <ActorCard key={actor.name} actor={actor} />);
          return (
            <Card>
              <EmptyState icon={<UsersRoundIcon />} title={words.actors.empty} description={words.actors.emptyText} />
            </Card>
          );
        }}
      </Loaded>
    </Page>
  );
}
