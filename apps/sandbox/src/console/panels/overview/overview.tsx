import { useControl } from "../../api/control.ts";
import { Page } from "../../parts/page.tsx";
import { momentText } from "../../parts/time.ts";
import { words } from "../../words.ts";
import { BooksCard } from "./books-card.tsx";
import { ClockCard } from "./clock-card.tsx";
import { DueCard } from "./due-card.tsx";
import { ResetWorld } from "./reset-world.tsx";
import { SettingsCard } from "./settings-card.tsx";

export function Overview() {
  const { data } = useControl("world");
  const state = data && words.overview.state(data.id, data.seed, momentText(data.startedAt), data.requests);
  return (
    <Page title={words.sections.overview} state={state} actions={<ResetWorld />}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-5">
          <ClockCard />
          <DueCard />
        </div>
        <div className="flex flex-col gap-5">
          <BooksCard />
          <SettingsCard />
        </div>
      </div>
    </Page>
  );
}
