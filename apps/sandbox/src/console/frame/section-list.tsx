import { SectionNav, SectionNavGroup, SectionNavLink } from "@coffer/ui";
import { PlaceLink, usePlace } from "../places.tsx";
import { useWords } from "../words/use-words.ts";
import { sectionGroups } from "./section-groups.ts";
import { Waiting } from "./waiting.tsx";

/** The sections with their pending counts. */
export function SectionList({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  const words = useWords();
  const { section: current } = usePlace();
  return (
    <SectionNav label={words.frame.nav.label} className={className}>
      {sectionGroups.map(({ name, sections }) => (
        <SectionNavGroup key={name} label={words.frame.groups[name]}>
          {sections.map((section) => (
            <SectionNavLink key={section} asChild current={section === current} className="justify-between">
              <PlaceLink to={{ section }} onClick={onFollow}>
                {words.frame.sections[section]}
                <Waiting section={section} />
              </PlaceLink>
            </SectionNavLink>
          ))}
        </SectionNavGroup>
      ))}
    </SectionNav>
  );
}
