/** A text of the contract: English, with code in backticks. */
export function DocsText({ of: text, className }: { of: string; className?: string | undefined }) {
  return (
    <span lang="en" className={className}>
      {text.split("`").map((part, index) =>
        index % 2 === 1 ? (
          <code
            key={index}
            className="rounded-sm bg-sunken px-1 py-px font-mono text-[0.92em] [overflow-wrap:anywhere]"
          >
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
