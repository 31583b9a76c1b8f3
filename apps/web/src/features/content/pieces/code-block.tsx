import { cn } from "@coffer/ui";

const tokens = /("[^"]*"|\b(?:import|from|const|await|new|for|of)\b|\b\w+(?=\())/;
const keyword = /^(?:import|from|const|await|new|for|of)$/;
const toneOf = (part: string) =>
  part.startsWith('"') ? "text-vault" : keyword.test(part) ? "text-brass" : "text-info";

export interface CodeBlockProps {
  file: string;
  code: string;
  /** The program's output. */
  run?: string | undefined;
  prints?: string | undefined;
  className?: string | undefined;
}

/** A runnable program with its output. Dark in both themes. */
export function CodeBlock({ file, code, run, prints, className }: CodeBlockProps) {
  return (
    <div
      data-theme-mode="dark"
      translate="no"
      className={cn(
        "flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-sunken font-mono text-ink text-label",
        className,
      )}
    >
      <p className="border-line border-b px-[18px] py-3 text-ink-2">{file}</p>
      <pre tabIndex={0} className="flex-1 overflow-x-auto px-[18px] py-5 leading-[29px]">
        <code>
          {code.split("\n").map((line, row) => (
            <span key={row} className="block">
              <span aria-hidden className="inline-block w-7 select-none text-ink-3">
                {row + 1}
              </span>
              {line.split(tokens).map((part, index) =>
                index % 2 ? (
                  <span key={index} className={toneOf(part)}>
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </span>
          ))}
        </code>
      </pre>
      {run && (
        <p className="border-line border-t px-[18px] py-3.5 leading-[22px]">
          <span className="block text-ink-2">$ {run}</span>
          {prints}
        </p>
      )}
    </div>
  );
}
