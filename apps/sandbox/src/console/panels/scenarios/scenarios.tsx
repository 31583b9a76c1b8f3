import { Card } from "@coffer/ui";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import type { ScenarioShown } from "../../calls/replies.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { ScenarioRow } from "./scenario-row.tsx";
import { StartScenario } from "./start-scenario.tsx";

/** Named scenarios. */
export function Scenarios() {
  const words = useWords();
  const scenarios = useControl("scenarios", { every: false });
  const [starting, setStarting] = useState<ScenarioShown | null>(null);
  return (
    <Page title={words.frame.sections.scenarios} state={words.scenarios.state}>
      <Card>
        <Loaded query={scenarios} rows={6}>
          {({ items }) => (
            <ul className="divide-y divide-line">
              {items.map((scenario) => (
                <ScenarioRow key={scenario.name} scenario={scenario} onStart={() => setStarting(scenario)} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <StartScenario scenario={starting} onClose={() => setStarting(null)} />
    </Page>
  );
}
