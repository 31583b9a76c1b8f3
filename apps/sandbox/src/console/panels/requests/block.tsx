import { useId } from "react";
import { Copy } from "../../parts/copy.tsx";
import { useWords } from "../../words/use-words.ts";

/** A formatted text or JSON. */
export function Block({ title, value }: { title: string; value: unknown }) {
  const words = useWords();
  const id = useId();
  const laidOut = layOut(value);
  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 id={id} className="font-medium text-label">
          {title}
        </h3>
        {laidOut !== "" && <Copy text={laidOut} label={`${words.frame.copy.verb}: ${title}`} />}
      </div>
      <pre
        tabIndex={0}
        className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunken px-3.5 py-3 font-mono text-head leading-[18px] -outline-offset-2!"
      >
        {laidOut || <span className="text-ink-3">{words.requests.nothing}</span>}
      </pre>
    </section>
  );
}

/** Indented JSON; other text unchanged, such as a truncated reply. Nothing for a missing one. */
function layOut(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
