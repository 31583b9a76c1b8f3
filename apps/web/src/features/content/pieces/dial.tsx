import { cn } from "@coffer/ui";
import type { ReactNode } from "react";
import { brass } from "./tones.ts";

/** A circle that starts at the top. */
const circle = "M40 3a37 37 0 1 1 0 74a37 37 0 1 1 0-74";
const gap = 9;

interface FrameProps {
  className?: string | undefined;
  children: ReactNode;
}

function Frame({ className, children, drawing }: FrameProps & { drawing: ReactNode }) {
  return (
    <span className={cn("relative inline-grid shrink-0 place-items-center text-center", className ?? "size-[84px]")}>
      <svg aria-hidden viewBox="0 0 80 80" fill="none" strokeWidth="4" className="absolute inset-0 overflow-visible">
        {drawing}
      </svg>
      <span>{children}</span>
    </span>
  );
}

/** One segment per signer; signed ones are dark. */
export function SignatureDial({ signed, of, ...frame }: FrameProps & { signed: number; of: number }) {
  const segments = Array.from({ length: of }, (_, index) => (
    <path
      key={index}
      d={circle}
      pathLength={of * 100}
      strokeLinecap="round"
      strokeDasharray={`${100 - 2 * gap} ${of * 100}`}
      strokeDashoffset={-(index * 100 + gap)}
      className={cn("transition-[stroke]", index < signed ? "stroke-vault" : "stroke-line-strong")}
    />
  ));
  return <Frame {...frame} drawing={segments} />;
}

/** A countdown ring: the rest, between 0 and 1, with a brass dot at its end. */
export function TimeDial({ left, ...frame }: FrameProps & { left: number }) {
  const drawing = (
    <>
      <path d={circle} className="stroke-line" />
      {left > 0 && <path d={circle} pathLength={1} strokeDasharray={`${left} 2`} className="stroke-vault" />}
      <circle cx="40" cy="3" r="4.5" transform={`rotate(${left * 360} 40 40)`} className={brass.fill} />
    </>
  );
  return <Frame {...frame} drawing={drawing} />;
}
