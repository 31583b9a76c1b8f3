import { CheckIcon, CopyIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "../cn.ts";
import { buttonVariants } from "./button.tsx";

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  /** Shown and read out once it is on the clipboard, or if the browser refused. */
  copiedLabel: string;
  failedLabel: string;
  variant?: "secondary" | "ghost" | "link" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  /** Only the icon is seen; the label is still its name. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

const backAfter = 2000;

export function CopyButton({ text, label, copiedLabel, failedLabel, iconOnly, ...props }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), backAfter);
    return () => clearTimeout(timer);
  }, [state]);

  // First the copy, then the words: "copied" is never said before it is true.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  const said = { idle: "", copied: copiedLabel, failed: failedLabel }[state];
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? said || label : undefined}
        className={cn(
          buttonVariants({ variant: props.variant ?? "ghost", size: props.size ?? "sm" }),
          iconOnly && "aspect-square px-0! touch:min-w-11",
          props.className,
        )}
      >
        {state === "copied" ? <CheckIcon aria-hidden className="text-good" /> : <CopyIcon aria-hidden />}
        {!iconOnly && (said || label)}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
