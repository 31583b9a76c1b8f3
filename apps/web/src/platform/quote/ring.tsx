import { cn } from "@coffer/ui";

const radius = 7;
const around = 2 * Math.PI * radius;

/** A ring that empties with the time left. The text beside it says the same. `tone`: in the text's colour. */
export function Ring({ left, of, tone }: { left: number; of: number; tone?: "current" | undefined }) {
  const part = of > 0 ? Math.min(1, left / of) : 0;
  return (
    <svg aria-hidden viewBox="0 0 18 18" className="size-[18px] -rotate-90">
      <circle cx="9" cy="9" r={radius} fill="none" strokeWidth="2.5" className="stroke-line" />
      <circle
        cx="9"
        cy="9"
        r={radius}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray={around}
        strokeDashoffset={around * (1 - part)}
        className={cn(
          tone === "current" ? "stroke-current" : "stroke-vault",
          "motion-safe:transition-[stroke-dashoffset] motion-safe:duration-1000 motion-safe:ease-linear",
        )}
      />
    </svg>
  );
}
