import { IconButton, LogoMark, Sheet, SheetContent, SheetTrigger } from "@coffer/ui";
import { MenuIcon } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useKeptFocus } from "../parts/use-kept-focus.ts";
import { PlaceLink } from "../places.tsx";
import { useWords } from "../words/use-words.ts";
import { ClockLine } from "./clock-line.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { SectionList } from "./section-list.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { WorldGate } from "./world-gate.tsx";
import { WorldMenu } from "./world-menu.tsx";

export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <>
      <header className="sticky top-0 z-30 border-line border-b bg-paper">
        <div className="flex min-h-[60px] flex-wrap items-center gap-x-3 px-4 max-sm:pt-1.5 sm:px-8">
          <PlaceLink to={{ section: "overview" }} className="flex items-center gap-2.5 py-2 font-semibold text-base">
            <LogoMark />
            <Product />
          </PlaceLink>
          <WorldMenu />
          <div className="order-last -mx-4 mt-1.5 flex h-9 w-screen items-center border-line border-t px-4 sm:order-none sm:mx-0 sm:mt-0 sm:ml-auto sm:h-auto sm:w-auto sm:border-0 sm:px-0">
            <ClockLine />
          </div>
          <div className="ml-auto flex items-center sm:ml-0">
            <span className="contents max-sm:hidden">
              <LanguageMenu />
              <ThemeMenu />
            </span>
            <PhoneMenu />
          </div>
        </div>
      </header>
      <div className="mx-auto flex max-w-[1264px] gap-10 px-4 py-6 sm:px-8 sm:py-8">
        <div className="max-md:hidden">
          <SectionList className="sticky top-[92px]" />
        </div>
        <main ref={main} className="@container min-w-0 flex-1 [--console-top:64px] max-sm:[--console-top:104px]">
          <WorldGate>{children}</WorldGate>
        </main>
      </div>
    </>
  );
}

/** "Coffer" as in the web app, "sandbox" to avoid confusion. */
function Product() {
  const words = useWords();
  const [name, kind] = words.frame.product.split(" ");
  return (
    <span>
      {name} <span className="font-medium text-brass">{kind}</span>
    </span>
  );
}

function PhoneMenu() {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const followed = useRef(false);
  const follow = () => {
    followed.current = true;
    setOpen(false);
  };
  // A closed menu returns the focus to its button; a chosen section takes it.
  const passFocus = (event: Event) => {
    if (!followed.current) return;
    followed.current = false;
    event.preventDefault();
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  };
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <IconButton label={words.frame.nav.menu} className="-mr-2 md:hidden">
          <MenuIcon />
        </IconButton>
      </SheetTrigger>
      <SheetContent
        side="right"
        title={words.frame.product}
        closeLabel={words.frame.close}
        onCloseAutoFocus={passFocus}
      >
        <SectionList className="w-full" onFollow={follow} />
        <div className="mt-4 flex gap-2 border-line border-t pt-3 sm:hidden">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </SheetContent>
    </Sheet>
  );
}
