import { cn, LogoMark } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isMerchant, signedIn, useAccount } from "../kernel/session.ts";
import { useText } from "../lib/text.tsx";
import { merchantMenu, personalMenu, visitorMenu } from "./menus.ts";
import { PlainMenu } from "./plain-menu.tsx";

// Menus that open bring 40 kB of positioning and focus keeping: after the page, not before it.
const MainMenu = lazy(async () => ({ default: (await import("./main-menu.tsx")).MainMenu }));
const HeaderTools = lazy(async () => ({ default: (await import("./header-tools.tsx")).HeaderTools }));

/** Which menu this person has. */
function useMenu() {
  const account = useAccount();
  if (!signedIn(account)) return visitorMenu;
  return isMerchant(account) ? merchantMenu : personalMenu;
}

export function Header({ plain }: { plain: boolean }) {
  const text = useText();
  const menu = useMenu();
  return (
    <header
      className={cn(
        "sticky top-0 z-40 border-b bg-paper/95 backdrop-blur-sm",
        plain ? "border-transparent" : "border-line",
      )}
    >
      <div className="flex h-[60px] items-center gap-4 px-4 sm:px-8">
        <Link to="/" aria-label={text("shell.home")} className="flex items-center gap-2.5 font-semibold text-base">
          <LogoMark />
          Coffer
        </Link>
        <Suspense fallback={<PlainMenu entries={menu} />}>
          <MainMenu entries={menu} />
        </Suspense>
        <Suspense>
          <HeaderTools menu={menu} />
        </Suspense>
      </div>
    </header>
  );
}
