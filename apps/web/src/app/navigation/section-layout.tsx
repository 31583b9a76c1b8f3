import { SectionNav, SectionNavGroup, SectionNavLink } from "@coffer/ui";
import { Outlet, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { createListeners } from "../../platform/listeners.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { type Section, sections } from "./sections.ts";

/** By page path: the content at the end of its line. */
type Asides = Partial<Record<string, ReactNode>>;

/** The current section's pages: the phone menu, outside of it, shows the same list. */
let shown: Asides | undefined;
const listeners = createListeners();
const say = (asides: Asides | undefined): void => {
  shown = asides;
  listeners.tell();
};

/** A section with its page list on the left; on phones the list is in the menu. */
export function SectionLayout({ area, asides }: { area: keyof typeof sections; asides?: Asides }) {
  useEffect(() => say(asides), [asides]);
  useEffect(() => () => say(undefined), []);
  return (
    <div className="mx-auto grid w-full max-w-[1200px] gap-x-10 px-4 py-7 sm:px-8 lg:grid-cols-[200px_minmax(0,1fr)]">
      <div className="max-lg:hidden">
        <SectionList section={sections[area]} className="-ml-3" />
      </div>
      <Outlet />
    </div>
  );
}

interface SectionListProps {
  section: Section;
  className?: string;
}

/** A section's pages in groups. */
export function SectionList({ section, className }: SectionListProps) {
  const asides = useSyncExternalStore(listeners.add, () => shown);
  const intl = useIntl();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <SectionNav label={intl.formatMessage({ id: section.label })} className={className}>
      {section.groups.map((group) => (
        <SectionNavGroup key={group.label} label={<FormattedMessage id={group.label} />}>
          {group.links.map((link) => (
            <SectionNavLink key={link.to} asChild current={link.also?.some((also) => also === path)}>
              <PathLink to={link.to}>
                <FormattedMessage id={link.label} />
                {asides?.[link.to]}
              </PathLink>
            </SectionNavLink>
          ))}
        </SectionNavGroup>
      ))}
    </SectionNav>
  );
}
