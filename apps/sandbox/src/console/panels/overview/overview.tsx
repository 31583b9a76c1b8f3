import { useControl } from "../../calls/control.ts";
import { Page } from "../../parts/page.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { BalanceSheet } from "../books/balance-sheet.tsx";
import { ClockCard } from "./clock-card.tsx";
import { DueCard } from "./due-card.tsx";
import { ResetWorld } from "./reset-world.tsx";
import { SettingsCard } from "./settings-card.tsx";

export function Overview() {
  const words = useWords();
  const { momentText } = useTimes();
  const { data } = useControl("world");
  const state = data && words.overview.state(data.id, data.seed, momentText(data.startedAt), data.requests);
  return (
    <Page title={words.frame.sections.overview} state={state} actions={<ResetWorld />}>
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-5">
          <ClockCard />
          <DueCard />
        </div>
        <div className="flex flex-col gap-5">
          <BalanceSheet
            title={words.overview.books}
            action={
              <PlaceLink to={{ section: "books" }} className="text-vault underline">
                {words.overview.booksOpen}
              </PlaceLink>
            }
          />
          <SettingsCard />
        </div>
      </div>
    </Page>
  );
}
