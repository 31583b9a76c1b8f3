import { Card, CardFooter, CardHeader, CardTitle, EmptyState, IconButton } from "@coffer/ui";
import { ShieldCheckIcon, XIcon } from "lucide-react";
import type { ControlError } from "../../../client/control-client.ts";
import type { useControl } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useWords } from "../../words/use-words.ts";
import { useRuleTexts } from "./use-rule-texts.ts";

interface FaultListProps {
  query: ReturnType<typeof useControl<"faults">>;
  onRemove: (index: number) => void;
  error: ControlError | null;
}

export function FaultList({ query, onRemove, error }: FaultListProps) {
  const text = useWords().faults;
  const textsOf = useRuleTexts();
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{text.list}</CardTitle>
      </CardHeader>
      {error && (
        <div className="px-5 pb-4">
          <Failure error={error} />
        </div>
      )}
      <Loaded query={query} rows={1}>
        {({ rules }) =>
          rules.length === 0 ? (
            <EmptyState icon={<ShieldCheckIcon />} title={text.empty} description={text.emptyText} />
          ) : (
            <ol className="divide-y divide-line border-line border-t">
              {rules.map((rule, index) => {
                const { what, which } = textsOf(rule);
                return (
                  // A rule's only identity is its position in the plan.
                  <li key={index} className="flex items-center gap-4 py-2.5 pr-3 pl-5">
                    <span className="w-5 text-right font-mono text-ink-3 text-label">{index + 1}</span>
                    <div className="min-w-0 flex-1">
                      <p className="font-medium">{what}</p>
                      <p className="break-words text-ink-2 text-label">{which}</p>
                    </div>
                    <IconButton label={text.removeNamed(index + 1)} onClick={() => onRemove(index)}>
                      <XIcon />
                    </IconButton>
                  </li>
                );
              })}
            </ol>
          )
        }
      </Loaded>
      <CardFooter className="text-ink-2 text-label">{text.note}</CardFooter>
    </Card>
  );
}
