import { Card, CardBody, EmptyState, Progress, Segmented } from "@coffer/ui";
import { CheckIcon, SearchXIcon } from "lucide-react";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import type { CoveredOperation } from "../../calls/replies.ts";
import { contains } from "../../parts/contains.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { SearchInput } from "../../parts/search-input.tsx";
import { useWords } from "../../words/use-words.ts";
import { GroupCard } from "./group-card.tsx";

const kinds: Record<string, (operation: CoveredOperation) => boolean> = {
  all: () => true,
  uncalled: ({ served, calls }) => served && calls === 0,
  missing: ({ served }) => !served,
};

/** The share of the contract that is served, and that was used in this world. */
export function Coverage() {
  const words = useWords();
  const text = words.coverage;
  const coverage = useControl("coverage", { every: 5000 });
  const [which, setWhich] = useState("all");
  const [typed, setTyped] = useState("");
  const fits = (each: CoveredOperation) =>
    kinds[which]?.(each) &&
    contains([each.operationId, each.path, ...each.codes.map(({ code, name }) => `${code} ${name}`)], typed);
  const isNarrowed = typed.trim() !== "" || which !== "all";
  const { data } = coverage;
  return (
    <Page title={words.frame.sections.coverage} state={text.state}>
      {data && (
        <Card>
          <CardBody className="grid gap-x-8 gap-y-4 sm:p-5 @3xl:grid-cols-3">
            <Share
              label={text.progress.served}
              text={text.served(data.served, data.total)}
              value={data.served}
              max={data.total}
            />
            <Share
              label={text.progress.called}
              text={text.called(data.called, data.served)}
              value={data.called}
              max={data.served}
            />
            <Share
              label={text.progress.codes}
              text={text.codes(data.codes.seen, data.codes.named)}
              value={data.codes.seen}
              max={data.codes.named}
            />
          </CardBody>
        </Card>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput label={text.filter} placeholder={text.placeholder} value={typed} onChange={setTyped} />
        <Segmented
          aria-label={text.which}
          value={which}
          onValueChange={setWhich}
          options={[
            { value: "all", label: text.all },
            { value: "uncalled", label: text.uncalled },
            { value: "missing", label: text.missing },
          ]}
        />
      </div>
      <Loaded query={coverage} rows={6}>
        {({ items }) => {
          const groups = Map.groupBy(items.filter(fits), ({ group }) => group);
          if (groups.size === 0 && which === "missing" && typed === "")
            return <EmptyState icon={<CheckIcon />} title={text.complete} description={text.completeText} />;
          if (groups.size === 0)
            return <EmptyState icon={<SearchXIcon />} title={text.none} description={text.noneText} />;
          return [...groups].map(([group, operations]) => (
            <GroupCard key={group} group={group} operations={operations} open={isNarrowed} />
          ));
        }}
      </Loaded>
    </Page>
  );
}

type ShareProps = { label: string; text: string; value: number; max: number };

const Share = ({ label, text, value, max }: ShareProps) => (
  <div className="flex flex-col justify-between gap-2.5">
    <p>{text}</p>
    <Progress value={value} max={Math.max(1, max)} label={label} valueText={text} />
  </div>
);
