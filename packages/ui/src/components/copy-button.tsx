import { CheckIcon, CopyIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "../cn.ts";
import { buttonVariants } from "./button.tsx";

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  /** Shown and announced after the copy succeeds or fails. */
  copiedLabel: string;
  failedLabel: string;
  variant?: "secondary" | "ghost" | "link" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  /** Shows only the icon; the label remains its accessible name. */
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

  // Announce only after the clipboard write has succeeded.
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
