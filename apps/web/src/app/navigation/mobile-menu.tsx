import { Avatar, Sheet, SheetContent, SheetTrigger } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { type Account, signedIn, useHasSession, useShownAccount } from "../../platform/session.ts";
import { useSignOut } from "../sign-out.ts";
import { useFrame } from "../use-frame.ts";
import { EntryButtons } from "./entry-buttons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuEntry } from "./menus.ts";
import { SectionList } from "./section-layout.tsx";
import { type SectionGroup, sections } from "./sections.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Uid } from "./uid.tsx";
import { PersonTags, userLinks } from "./user-links.tsx";

const rowClass =
  "flex min-h-11 w-full items-center justify-between gap-3 rounded-md text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-vault";

/** The phone navigation: the header's links and the section's list in a sheet from the right. */
export function MobileMenu({ button, entries }: { button: ReactElement; entries: readonly MenuEntry[] }) {
  const intl = useIntl();
  const account = useShownAccount();
  const present = useHasSession();
  const { area } = useFrame();
  const [open, setOpen] = useState(true);
  const href = useRouterState({ select: (state) => state.location.href });
  const [openedAt, setOpenedAt] = useState(href);
  // Following a link closes the menu.
  useEffect(() => {
    if (href === openedAt) return;
    setOpen(false);
    setOpenedAt(href);
  }, [href, openedAt]);

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>{button}</SheetTrigger>
      <SheetContent
        side="right"
        title={<FormattedMessage id="shell.menu" />}
        closeLabel={intl.formatMessage({ id: "shell.closeMenu" })}
      >
        <div className="flex flex-col gap-5 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-5">
          {signedIn(account) ? (
            <Person account={account} />
          ) : (
            !present && (
              <div className="flex gap-2.5 *:flex-1">
                <EntryButtons />
              </div>
            )
          )}
          {area && <SectionList section={sections[area]} className="-mx-3 w-auto!" />}
          <MainEntries entries={area ? entries.filter((entry) => entry.label !== sections[area].label) : entries} />
          {signedIn(account) && <UserRows account={account} known={area ? sections[area].groups : []} />}
          <div className="flex items-center gap-2">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {present && <SignOut />}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function Person({ account }: { account: Account }) {
  return (
    <p className="flex items-center gap-3">
      <Avatar name={account.name} size="md" />
      <span className="min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{account.name}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <Uid account={account} />
          <PersonTags account={account} />
        </span>
      </span>
    </p>
  );
}

function MainEntries({ entries }: { entries: readonly MenuEntry[] }) {
  const intl = useIntl();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "shell.menu" })} className="flex flex-col">
      {entries.map((entry) =>
        "links" in entry ? (
          <Group key={entry.label} label={<FormattedMessage id={entry.label} />}>
            {entry.links.map((link) => (
              <MenuAnchor key={link.label} link={link} className={rowClass} />
            ))}
          </Group>
        ) : (
          <MenuAnchor key={entry.label} link={entry} className={rowClass} />
        ),
      )}
    </nav>
  );
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-line not-first:mt-3 not-last:mb-2 not-last:border-b not-last:pb-2">
      <p className="pb-1 font-medium text-head text-ink-3">{label}</p>
      {children}
    </div>
  );
}

/** The links that the section's list doesn't have. */
function UserRows({ account, known }: { account: Account; known: readonly SectionGroup[] }) {
  const listed = new Set(known.flatMap(({ links }) => links.map(({ to }) => to)));
  const links = userLinks(account).filter(({ to }) => !listed.has(to));
  return (
    <div hidden={links.length === 0}>
      {links.map(({ to, label, aside }) => (
        <PathLink key={to} to={to} className={rowClass}>
          <FormattedMessage id={label} />
          {aside}
        </PathLink>
      ))}
    </div>
  );
}

function SignOut() {
  const { signOut, busy } = useSignOut();
  return (
    <button type="button" className={rowClass} disabled={busy} onClick={signOut}>
      <FormattedMessage id="section.signOut" />
    </button>
  );
}
