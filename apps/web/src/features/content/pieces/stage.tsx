import { cn } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { PlainMessageId } from "../../../platform/intl/intl.ts";
import { Engraving } from "./engraving.tsx";
import { PlayButton } from "./play-button.tsx";
import { brass } from "./tones.ts";
import type { Play } from "./use-play.ts";

export interface StageProps {
  /** The picture's text alternative. */
  label: PlainMessageId;
  tone: "vault" | "sunken";
  /** For an animation. */
  play?: Play | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const toneClass = {
  vault: "bg-vault text-on-vault dark:bg-vault-tint dark:text-ink",
  sunken: "bg-sunken text-ink-2",
};

/** The frame of a product picture: full width on phones. */
export function Stage({ label, tone, play, className, children }: StageProps) {
  const intl = useIntl();
  return (
    <div
      ref={play?.ref}
      className={cn(
        "relative isolate min-w-0 max-sm:-mx-4 max-sm:overflow-x-clip sm:rounded-xl",
        toneClass[tone],
        className,
      )}
    >
      <Ground tone={tone} />
      <div role="img" aria-label={intl.formatMessage({ id: label })} className="min-w-0 text-ink">
        {children}
      </div>
      {play && <PlayButton play={play} />}
    </div>
  );
}

/** The engraving in it. */
export function Ground({ tone, wide }: Pick<StageProps, "tone"> & { wide?: boolean | undefined }) {
  return (
    <span aria-hidden className="absolute inset-0 -z-10 overflow-clip sm:rounded-xl">
      {wide && (
        <>
          <Engraving lines="rosette" className="-right-[12%] top-[-60%] h-[220%] w-[70%] opacity-[0.14]" />
          <Engraving lines="petals" className={cn("-top-6 right-[8%] size-80 opacity-30", brass.text)} />
        </>
      )}
      {tone === "vault" && !wide && (
        <>
          <Engraving lines="rosette" className="-top-[20%] -right-[35%] h-[115%] w-[115%] opacity-[0.14]" />
          <Engraving lines="petals" className={cn("bottom-[-8%] left-[-4%] size-72 opacity-25", brass.text)} />
        </>
      )}
      {tone === "sunken" && (
        <Engraving lines="rosette" className="right-[-30%] bottom-[-45%] h-full w-[90%] text-line-strong opacity-50" />
      )}
    </span>
  );
}
