import { cn } from "@coffer/ui";

export interface GroupsProps {
  /** An address in groups of four, with a space between them: "TQ5n rDk2 … uLApv". */
  of: string;
  /** The groups that differ from another address. */
  bad?: readonly number[] | undefined;
  className?: string | undefined;
}

/** An address as the product writes it: groups of four, the ends dark, what differs marked. */
export function Groups({ of, bad = [], className }: GroupsProps) {
  const groups = of.split(" ");
  const last = groups.length - (groups.at(-1)?.length === 4 ? 1 : 2);
  return (
    <span translate="no" className={cn("flex flex-wrap gap-x-2 font-mono text-ink-2 text-label", className)}>
      {groups.map((group, index) => (
        <span
          key={index}
          className={cn(
            bad.includes(index)
              ? "font-semibold text-bad underline decoration-2 underline-offset-2"
              : (index === 0 || index >= last) && "font-semibold text-ink",
          )}
        >
          {group}
        </span>
      ))}
    </span>
  );
}
