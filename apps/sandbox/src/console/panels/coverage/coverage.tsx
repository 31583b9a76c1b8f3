import { Card, CardBody, EmptyState, Progress, Segmented } from "@coffer/ui";
import { CheckIcon } from "lucide-react";
import { useState } from "react";
import { useControl } from "../../api/control.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { words } from "../../words.ts";
import { GroupCard } from "./group-card.tsx";

const text = words.coverage;

/** How much of the contract answers for real. */
export function Coverage() {
  const coverage = useControl("coverage", 30_000);
  const [which, setWhich] = useState("all");
  const { data } = coverage;
  const state = data && text.state(data.served, data.total);
  return (
    <Page title={words.sections.coverage}>
      {data && (
        <Card>
          <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:p-5">
            <div className="flex min-w-60 flex-1 flex-col gap-2.5">
              <p>{state}</p>
              <Progress value={data.served} max={data.total} label={text.progress} valueText={state} />
            </div>
            <Segmented
              aria-label={text.which}
              value={which}
              onValueChange={setWhich}
              options={[
                { value: "all", label: text.all },
                { value: "missing", label: text.missing },
              ]}
            />
          </CardBody>
        </Card>
      )}
      <Loaded query={coverage} rows={6}>
        {({ items }) => {
          const shown = which === "all" ? items : items.filter(({ served }) => !served);
          const groups = Map.groupBy(shown, ({ group }) => group);
          if (groups.size === 0)
            return <EmptyState icon={<CheckIcon />} title={text.complete} description={text.completeText} />;
          return Array.from(groups, ([group, operations]) => (
            <GroupCard key={group} group={group} operations={operations} />
          ));
        }}
      </Loaded>
    </Page>
  );
}
