import { Button, SectionNav, SectionNavGroup, SectionNavLink, Sheet, SheetContent, SheetTrigger } from "@coffer/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { ListIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { PathLink } from "../kernel/page/path-link.tsx";
import { type MessageId, Text, useText } from "../lib/text.tsx";
import type { MenuLink } from "./menus.ts";

export interface SectionGroup {
  label: MessageId;
  links: readonly MenuLink[];
}

export interface SectionLayoutProps {
  /** Names the list: "Assets". */
  label: MessageId;
  groups: readonly SectionGroup[];
}

/** An area with its list of pages at the left; on phones the list is in a sheet. */
export function SectionLayout({ label, groups }: SectionLayoutProps) {
  return (
    <div className="mx-auto grid w-full max-w-[1200px] gap-x-10 gap-y-4 px-4 py-7 sm:px-8 lg:grid-cols-[200px_minmax(0,1fr)]">
      <div className="max-lg:hidden">
        <List label={label} groups={groups} />
      </div>
      <SectionSheet label={label} groups={groups} />
      <Outlet />
    </div>
  );
}

function List({ label, groups }: SectionLayoutProps) {
  const text = useText();
  return (
    <SectionNav label={text(label)} className="lg:-ml-3">
      {groups.map((group) => (
        <SectionNavGroup key={group.label} label={<Text id={group.label} />}>
          {group.links.map((link) => (
            <SectionNavLink key={link.to} asChild>
              <PathLink to={link.to}>
                <Text id={link.label} />
              </PathLink>
            </SectionNavLink>
          ))}
        </SectionNavGroup>
      ))}
    </SectionNav>
  );
}

function SectionSheet(props: SectionLayoutProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => setOpen((was) => was && !pathname), [pathname]);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="secondary" className="justify-self-start lg:hidden">
          <ListIcon aria-hidden />
          <Text id={props.label} />
        </Button>
      </SheetTrigger>
      <SheetContent side="left" title={<Text id={props.label} />} closeLabel={text("shell.closeMenu")}>
        <List {...props} />
      </SheetContent>
    </Sheet>
  );
}
