import { Progress as ProgressPrimitive } from "radix-ui";
import { cn } from "../cn.ts";

export interface ProgressProps {
  value: number;
  max?: number | undefined;
  label: string;
  /** Announced instead of a percentage: "2 of 3 confirmations". */
  valueText?: string | undefined;
  className?: string | undefined;
}

export function Progress({ value, max = 100, label, valueText, className }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <ProgressPrimitive.Root
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      {...(valueText !== undefined && { getValueLabel: () => valueText })}
      className={cn("h-1.5 w-full overflow-hidden rounded-full bg-line", className)}
    >
      <ProgressPrimitive.Indicator
        className="size-full rounded-full bg-vault transition-transform"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </ProgressPrimitive.Root>
  );
}
