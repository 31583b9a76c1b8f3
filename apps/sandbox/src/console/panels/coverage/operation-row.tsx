import { cn, StatusChip } from "@coffer/ui";
import type { CoveredCode, CoveredOperation } from "../../calls/replies.ts";
import { useWords } from "../../words/use-words.ts";

export function OperationRow({ operationId, method, path, served, calls, codes }: CoveredOperation) {
  const text = useWords().coverage;
  const tone = !served ? "neutral" : calls > 0 ? "good" : "info";
  return (
    <li className="px-5 py-2.5">
      <div className="flex items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 items-baseline gap-x-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <span className="wrap-anywhere font-mono text-label">{operationId}</span>
          <span className="wrap-anywhere font-mono text-head text-ink-3">
            {method} {path}
          </span>
        </div>
        <StatusChip tone={tone} className="shrink-0">
          {!served ? text.missing : calls > 0 ? text.calls(calls) : text.never}
        </StatusChip>
      </div>
      {served && codes.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {codes.map((code) => (
            <Code key={code.code} {...code} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Code({ code, name, seen }: CoveredCode) {
  const text = useWords().coverage;
  const told = seen > 0 ? text.codeSeen(code, name ?? "", seen) : text.codeUnseen(code, name ?? "");
  return (
    <li
      title={told}
      className={cn(
        "rounded-sm border px-1.5 font-mono text-head leading-5",
        seen > 0 ? "border-transparent bg-good-tint text-good" : "border-line text-ink-3",
      )}
    >
      <span aria-hidden>{code}</span>
      <span className="sr-only">{told}</span>
    </li>
  );
}
