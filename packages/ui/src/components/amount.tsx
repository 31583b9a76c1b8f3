import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "../cn.ts";

const amountVariants = cva("whitespace-nowrap lining-nums tabular-nums", {
  variants: {
    size: {
      normal: "",
      large: "font-[450] font-serif text-[28px] leading-9",
      display: "font-[430] font-serif text-[38px] leading-11 sm:text-figure",
    },
    tone: { neutral: "text-ink", muted: "text-ink-2", good: "text-good", bad: "text-bad" },
  },
  defaultVariants: { size: "normal", tone: "neutral" },
});

export interface AmountProps extends VariantProps<typeof amountVariants> {
  /** Sign, symbol and integer part with grouping: "$124,636". */
  whole: string;
  /** Includes the decimal point: ".76". */
  fraction?: string | undefined;
  /** "USDT"; its own lighter element. */
  unit?: string | undefined;
}

/** Typography only: it never computes or formats. */
export function Amount({ whole, fraction, unit, size, tone }: AmountProps) {
  const big = size === "large" || size === "display";
  return (
    <span className={amountVariants({ size, tone })}>
      {whole}
      {fraction && <span className={cn(big && "ml-1 text-[0.5em] text-ink-3")}>{fraction}</span>}
      {unit && <span className={cn("text-ink-2", big ? "ml-2 text-[0.5em]" : "text-[0.93em]")}>{` ${unit}`}</span>}
    </span>
  );
}
