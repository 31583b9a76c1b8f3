import { IconButton, Sheet, SheetContent, SheetTrigger } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { MenuIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { signedIn, useAccount } from "../kernel/session.ts";
import { Text, useText } from "../lib/text.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuEntry } from "./menus.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { UserLinks } from "./user-menu.tsx";

const linkClass =
  "flex min-h-11 items-center rounded-md text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-vault";

/** Everything the header holds, sliding in from the right on narrow windows. */
export function MobileMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useText();
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const href = useRouterState({ select: (state) => state.location.href });
  // Whoever follows a link is done with the menu.
  useEffect(() => setOpen((was) => was && !href), [href]);

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <IconButton label={text(open ? "shell.closeMenu" : "shell.openMenu")} className="lg:hidden">
          <MenuIcon />
        </IconButton>
      </SheetTrigger>
      <SheetContent side="right" title={<Text id="shell.menu" />} closeLabel={text("shell.closeMenu")}>
        <div className="flex flex-col gap-6">
          {signedIn(account) ? (
            <UserLinks account={account} />
          ) : (
            <div className="flex gap-2.5 *:flex-1">
              <EntryButtons />
            </div>
          )}
          <nav aria-label={text("shell.menu")} className="flex flex-col border-line border-t pt-4">
            {entries.map((entry) =>
              "links" in entry ? (
                <div key={entry.label} className="py-3">
                  <p className="pb-1 font-medium text-head text-ink-3">
                    <Text id={entry.label} />
                  </p>
                  {entry.links.map((link) => (
                    <MenuAnchor key={link.label} link={link} className={linkClass} />
                  ))}
                </div>
              ) : (
                <MenuAnchor key={entry.label} link={entry} className={linkClass} />
              ),
            )}
          </nav>
          <div className="flex items-center gap-2 border-line border-t pt-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}
