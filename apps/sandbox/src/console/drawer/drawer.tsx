import { IconButton, LogoMark } from "@coffer/ui";
import { ExternalLinkIcon, XIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { ClockLine } from "../frame/clock-line.tsx";
import { WorldGate } from "../frame/world-gate.tsx";
import { WorldMenu } from "../frame/world-menu.tsx";
import { Panel } from "../panel.tsx";
import { useKeptFocus } from "../parts/use-kept-focus.ts";
import { usePlaces } from "../places.tsx";
import { useLocale, useWords } from "../words/use-words.ts";
import type { DrawerOptions } from "./options.ts";
import { SectionStrip } from "./section-strip.tsx";

/** Beside the app, which stays usable; on phones over all of it. */
export function Drawer({ hasPage, onClose }: DrawerOptions) {
  const { drawer: text } = useWords().frame;
  const { place, hrefOf } = usePlaces();
  const panel = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useKeptFocus(scroller);
  // Another section or item starts at its top.
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [place.section, place.item]);
  const closeOnEscape = (event: KeyboardEvent) => {
    // An open menu or dialog closes first.
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      ref={panel}
      role="dialog"
      aria-label={text.label}
      lang={useLocale()}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="fixed inset-y-0 right-0 z-40 flex w-full animate-in flex-col border-line border-l bg-paper text-ink shadow-soft duration-150 fade-in-0 slide-in-from-right-1 focus-visible:outline-hidden sm:w-[min(560px,calc(100vw-4rem))]"
    >
      <header className="border-line border-b">
        <div className="flex items-center gap-3 py-2 pr-2 pl-4">
          <LogoMark />
          <span className="font-semibold text-brass">{text.label}</span>
          <WorldMenu />
          <div className="ml-auto flex items-center">
            {hasPage && (
              <a
                href={hrefOf({})}
                target="_blank"
                rel="noreferrer"
                aria-label={text.full}
                title={text.full}
                className="grid size-[38px] place-items-center rounded-md text-ink-2 hover:bg-sunken touch:size-11"
              >
                <ExternalLinkIcon aria-hidden className="size-[18px]" />
              </a>
            )}
            <IconButton label={text.close} onClick={onClose}>
              <XIcon />
            </IconButton>
          </div>
        </div>
        <SectionStrip />
      </header>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="@container px-4 py-5">
          <WorldGate>
            <Panel />
          </WorldGate>
        </div>
      </div>
      <footer className="border-line border-t px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <ClockLine />
      </footer>
    </aside>
  );
}
