import { Card, CardTitle } from "@coffer/ui";
import { ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import type { CoveredOperation } from "../../calls/replies.ts";
import { useWords } from "../../words/use-words.ts";
import { OperationRow } from "./operation-row.tsx";

type GroupCardProps = { group: string; operations: CoveredOperation[]; open: boolean };

/** A group in one line; its operations on demand, or after a search. */
export function GroupCard({ group, operations, open }: GroupCardProps) {
  const text = useWords().coverage;
  const [isOpen, setOpen] = useState(open);
  const served = operations.filter((each) => each.served);
  const called = served.filter(({ calls }) => calls > 0).length;
  return (
    <Card>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-5 py-3.5 [&::-webkit-details-marker]:hidden">
          <ChevronRightIcon aria-hidden className="size-4 text-ink-3 transition-transform group-open:rotate-90" />
          <CardTitle className="flex-1">{group}</CardTitle>
          <span className="text-ink-2 text-label">{text.group(served.length, operations.length, called)}</span>
        </summary>
        {isOpen && (
          <ul className="divide-y divide-line border-line border-t">
            {operations.map((operation) => (
              <OperationRow key={operation.operationId} {...operation} />
            ))}
          </ul>
        )}
      </details>
    </Card>
  );
}
