import { cn, LogoMark } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { useIntl } from "react-intl";
import { isMerchant, signedIn, useHasSession, useShownAccount } from "../../platform/session.ts";
import { HeaderTools } from "./header-tools.tsx";
import { MainMenu } from "./main-menu.tsx";
import { merchantMenu, personalMenu, visitorMenu } from "./menus.ts";

/** The user's menu: none while the user is unknown. */
function useMenu() {
  const account = useShownAccount();
  const visitor = !useHasSession();
  if (!signedIn(account)) return visitor ? visitorMenu : [];
  return isMerchant(account) ? merchantMenu : personalMenu;
}

export const Header = memo(function Header({ plain }: { plain: boolean }) {
  const intl = useIntl();
  const menu = useMenu();
  return (
    <header
      className={cn(
        "sticky top-0 in-data-bare:hidden z-40 border-b bg-paper/95 backdrop-blur-sm",
        plain ? "border-transparent" : "border-line",
      )}
    >
      <div className="flex h-[60px] items-center gap-4 px-4 sm:px-8">
        <Link
          to="/"
          aria-label={intl.formatMessage({ id: "shell.home" })}
          className="flex items-center gap-2.5 font-semibold text-base"
        >
          <LogoMark />
          Coffer
        </Link>
        <MainMenu entries={menu} />
        <HeaderTools menu={menu} />
      </div>
    </header>
  );
});
