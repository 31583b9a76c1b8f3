import { cn } from "@coffer/ui";

export interface GroupsProps {
  /** Splits an address into groups of four: "TQ5n rDk2 … uLApv". */
  of: string;
  /** Returns the groups that differ from another address. */
  bad?: readonly number[] | undefined;
  className?: string | undefined;
}

/** An address in the product's format: groups of four, dark ends, marked differences. */
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
