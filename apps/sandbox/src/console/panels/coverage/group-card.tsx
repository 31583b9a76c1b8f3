import { Card, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import type { CoveredOperation } from "../../api/replies.ts";
import { words } from "../../words.ts";

const text = words.coverage;

export function GroupCard({ group, operations }: { group: string; operations: CoveredOperation[] }) {
  const served = operations.filter((each) => each.served).length;
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{group}</CardTitle>
        <span className="text-ink-2 text-label">{text.count(served, operations.length)}</span>
      </CardHeader>
      <ul className="divide-y divide-line border-line border-t">
        {operations.map(({ operationId, method, path, served: isServed }) => (
          <li key={operationId} className="flex items-center justify-between gap-4 px-5 py-2">
            <div className="grid min-w-0 flex-1 items-baseline gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <span className="truncate font-mono text-label">{operationId}</span>
              <span title={path} className="truncate font-mono text-head text-ink-3">
                {method} {path}
              </span>
            </div>
            <StatusChip tone={isServed ? "good" : "neutral"} className="shrink-0">
              {isServed ? text.served : text.missing}
            </StatusChip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
